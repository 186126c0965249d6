extension Seeds {
  static let documents = [
    """
    # A comment.
    included: [Sources, 'App*', "**/*.swift"]
    excluded:
      - "**/Generated"
      - Pods # another
      - '{a,b}/[c-e]?/**'
    only_rules: []
    opt_in_rules: [closure_entry]
    disabled_rules:
    - object_type_lookup
    min_severity: info
    fail_on: "warning"
    swiftui_modules: [DesignSystem, "é"]
    test_paths: ["**/Tests/**"]
    rules:
      object_type_lookup:
        severity: warning
        excluded: []
        when_injected: off
      closure_entry:
        severity: off

    """,
    "---\r\nincluded:\r\n- a: 1\r\n  b:\r\n  - \"\\u00e9\\x41\\n\"\r\n-\r\n  - - x\r\n",
    "\u{FEFF}fail_on: 'it''s'\nrules: {c: d}\nincluded: &e *f\nexcluded: |\n  text\n\ttest_paths: <<\n",
    "rules:\n  closure_entry:\n    severity: [error]\n    nope: true\n  unknown: ~\nfail_on: yes\nmin_severity: 0x1F\nfail_on: no\n",
    "included: [a, b, \"c, d\", 'e]', f\n]\n? complex\n: value\n!!str tag: !x y\n%YAML 1.2\n...\n---\nsecond: 1\n",
    "a:\n b:\n  c:\n   d:\n    - e:\n       f: 1\n  g: 2\n",
    "excluded: ['**/**/**/a*b*c*', '{{a,b},{c,{d,e}}}', '[!a-z]', '\\*', '!x', '/abs', 'a//b', '{', '[']\n",
  ]
}
