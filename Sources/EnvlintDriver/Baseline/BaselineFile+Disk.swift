import EnvlintConfiguration
import EnvlintReporting

/// Why a baseline cannot be used: a clause that follows its path, and what to do.
struct BaselineFailure: Error {
  var message: String
  var hint: String
}

extension BaselineFile {
  /// - Parameter path: absolute.
  init(readingFile path: String) throws(BaselineFailure) {
    let bytes: ArraySlice<UInt8>
    do throws(SystemError) {
      bytes = try readText(atPath: path)
    } catch {
      guard error == .notFound else {
        throw BaselineFailure(message: "can't be read: \(error.message)", hint: "specify a readable file")
      }
      let similar = nearestWord(to: lastComponent(path), among: names(inFolder: parentFolder(path)))
      throw BaselineFailure(
        message: "doesn't exist",
        hint: similar.map { "did you mean '\($0)'?" } ?? "write it with '--write-baseline FILE'")
    }
    do throws(BaselineFormatError) {
      try self.init(parsing: bytes)
    } catch {
      throw BaselineFailure(
        message: "is " + error.message + (error.line.map { " (line \($0))" } ?? ""), hint: error.hint)
    }
  }
}

extension Console {
  /// Writes a baseline; false when that failed, which is then said.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - shown: the path in an error.
  func writeBaseline(_ text: String, to path: String, shownAs shown: String) -> Bool {
    do throws(SystemError) {
      try writeAtomically(text, toPath: path)
      return true
    } catch {
      self.error(
        "can't write '\(shown)': \(error.message)",
        hint: "the old contents are unchanged; specify a writable file")
      return false
    }
  }
}
