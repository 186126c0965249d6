"""Rules that lint with envlint: the facts of each module are an action of their own, and one test merges them.

    load("//:envlint.bzl", "envlint_test")

    envlint_test(
        name = "envlint",
        config = ".envlint.yml",
        deps = [":App"],
    )

Facts are taken of everything that `deps` and `private_deps` lead to and that has Swift files among its `srcs`, such as
`swift_library`. Where a module has not changed, its facts come from the cache, the remote one, too. What tells modules, targets and
deployment targets apart is no source of a library; it counts as one:

    filegroup(
        name = "manifests",
        srcs = ["Package.swift", "App.xcodeproj/project.pbxproj"],
    )
"""

EnvlintFactsInfo = provider(
    doc = "The facts of modules.",
    fields = {"facts": "a depset of files: one for each module, and those of the modules below"},
)

# The attributes in which a rule names what a module depends on.
_DEPENDENCIES = ["deps", "private_deps"]

def _facts_impl(target, ctx):
    deps = [dep for name in _DEPENDENCIES for dep in getattr(ctx.rule.attr, name, [])]
    below = [dep[EnvlintFactsInfo].facts for dep in deps if EnvlintFactsInfo in dep]
    sources = [file for file in getattr(ctx.rule.files, "srcs", []) if file.extension in ("swift", "pbxproj")]
    if not sources:
        return [EnvlintFactsInfo(facts = depset(transitive = below))]
    facts = ctx.actions.declare_file(target.label.name + ".envlint")
    arguments = ctx.actions.args()

    arguments.add_all(["--quiet", "--project-root", "."])
    arguments.add("--facts-out", facts)
    arguments.add_all(sources)
    ctx.actions.run(
        executable = ctx.executable._envlint,
        arguments = [arguments],
        inputs = sources,
        outputs = [facts],
        mnemonic = "EnvlintFacts",
        progress_message = "Taking the facts of %s" % target.label,
    )
    return [EnvlintFactsInfo(facts = depset([facts], transitive = below))]

_ENVLINT = attr.label(default = "@envlint//:envlint", allow_single_file = True, executable = True, cfg = "exec")

envlint_facts = aspect(
    implementation = _facts_impl,
    attr_aspects = _DEPENDENCIES,
    attrs = {"_envlint": _ENVLINT},
)

def _quoted(word):
    return "'%s'" % word.replace("'", "'\\''")

def _test_impl(ctx):
    facts = depset(transitive = [dep[EnvlintFactsInfo].facts for dep in ctx.attr.deps])
    options = ["--project-root", "."] + (["--config", ctx.file.config.short_path] if ctx.file.config else ["--no-config"])
    options += ctx.attr.options + ["--facts-in=" + file.short_path for file in facts.to_list()]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec %s \"$@\"\n" % " ".join([_quoted(word) for word in [ctx.executable._envlint.short_path] + options]),
        is_executable = True,
    )
    files = [ctx.executable._envlint] + ([ctx.file.config] if ctx.file.config else []) + ctx.files.data
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files, transitive_files = facts))]

envlint_test = rule(
    implementation = _test_impl,
    test = True,
    attrs = {
        "config": attr.label(doc = "The configuration of the whole project.", allow_single_file = True),
        "data": attr.label_list(doc = "What else is read: baselines, `.envlint.yml` of folders.", allow_files = True),
        "deps": attr.label_list(doc = "What is linted, with all that it depends on.", aspects = [envlint_facts]),
        "options": attr.string_list(doc = "Further options of envlint, such as `--strict`."),
        "_envlint": _ENVLINT,
    },
)
