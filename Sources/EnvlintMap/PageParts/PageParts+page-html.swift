// Generated from Sources/EnvlintMap/Page/page.html.
// swift-format-ignore-file

extension PageParts {
  /// The page, with a comment for each other part.
  static let frame = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="envlint map">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title><!--title--> · environment</title>
<style>
<!--style-->
</style>
</head>
<body>
<a class="skip" href="#detail">Skip to the details</a>
<header>
  <h1><button type="button" id="home" title="Overview"><span><!--title--></span> environment</button></h1>
  <p id="counts"></p>
  <label class="opener">Open files in
    <select id="opener">
      <option value="">the browser</option>
      <option value="vscode">VS Code</option>
      <option value="cursor">Cursor</option>
      <option value="zed">Zed</option>
    </select>
  </label>
</header>
<main>
  <nav aria-label="Keys and objects">
    <label class="search">
      <span class="unseen">Search keys, objects and views</span>
      <input id="search" type="search" placeholder="Search keys, objects, views" autocomplete="off" spellcheck="false" aria-controls="list">
      <kbd aria-hidden="true">/</kbd>
    </label>
    <div id="filters" role="group" aria-label="Show"></div>
    <div id="list" role="listbox" tabindex="0" aria-label="Keys and objects"></div>
    <p id="nothing" role="status"></p>
  </nav>
  <article id="detail" tabindex="-1" aria-live="polite" aria-label="Details"></article>
</main>
<noscript>This page draws the map with a script that it contains. Allow scripts to see the map.</noscript>
<script type="application/json" id="data"><!--data--></script>
<script>
<!--script-->
</script>
</body>
</html>
"""#
}
