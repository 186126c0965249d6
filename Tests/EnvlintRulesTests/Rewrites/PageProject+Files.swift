/// The files as wholes.
extension PageProject {
  /// Whether the configuration says something about paths.
  var configuresPaths: Bool {
    ["excluded", "included", "modules:", "test_paths"].contains { configuration?.contains($0) ?? false }
  }

  /// The files in a folder each, so that their paths sort the other way round.
  var withReversedFiles: RewrittenProject {
    let sorted = files.sorted { $0.path > $1.path }
    let renamed = sorted.enumerated().map { number, file in
      let digits = String(number)
      let folder = String(repeating: "0", count: 4 - digits.count) + digits
      return RewrittenProject.File(
        path: folder + "/" + file.path, pieces: [.original(file: file.path, 0..<file.text.utf8.count)])
    }
    return RewrittenProject(self, files: renamed)
  }
}
