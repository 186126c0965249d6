"""A stand-in for the `swift_library` of rules_swift: it builds nothing, so that the example needs no compiler."""

def _library_impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

swift_library = rule(
    implementation = _library_impl,
    attrs = {
        "deps": attr.label_list(),
        "srcs": attr.label_list(allow_files = [".swift"]),
    },
)
