#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PageProject {
  /// The Swift files below a folder as one project without configuration.
  ///
  /// - Throws: when the folder can't be read. A file that can't be read, or that is no UTF-8, is left out.
  init(folder: String) throws {
    let manager = FileManager.default
    let paths = try manager.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    let files = paths.compactMap { path -> File? in
      guard let bytes = manager.contents(atPath: folder + "/" + path),
        let text = String(validating: bytes, as: UTF8.self)
      else { return nil }
      return File(path: path, text: text)
    }
    self.init(name: folder, files: files, configuration: nil)
  }
}
