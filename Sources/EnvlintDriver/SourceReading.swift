import EnvlintSyntax

/// The largest source file that is read: 16 MiB. What is larger was not written by people.
let largestSourceByteCount = 16 << 20

/// The start of a file in which a NUL byte means that it is no text, as git decides it.
private let binaryProbeByteCount = 8000

/// Reads one source file: skipped when it is larger than 16 MiB or binary, failed when it is not there, not readable
/// or not a file.
///
/// - Parameters:
///   - folder: where a relative path starts; nil for the working folder.
///   - isListed: whether a folder lists it as a file, so that the system need not be asked what it is, nor how large.
func readSource(
  atPath path: String, in folder: OpenFolder? = nil, isListed: Bool = false, into buffer: inout ReadBuffer
) -> ReadOutcome {
  do throws(SystemError) {
    let file = try OpenFile(reading: path, in: folder)
    if isListed, let bytes = try buffer.readWhole(file), bytes.count <= largestSourceByteCount {
      return checked(bytes)
    }
    let (kind, byteCount) = try file.status()
    switch kind {
    case .file: break
    case .directory: return .failed(reason: "can't be read: \(SystemError.isDirectory.message)")
    default: return .failed(reason: "can't be read: it is neither a file nor a folder")
    }
    if byteCount > largestSourceByteCount { return .skipped(reason: tooLargeReason) }
    return checked(try buffer.read(file, byteCount: byteCount))
  } catch {
    return .failed(reason: "can't be read: \(error.message)")
  }
}

/// Reads standard input as the content of one source file.
func readStandardInput() -> ReadOutcome {
  do throws(SystemError) {
    var buffer = ReadBuffer()
    let bytes = try buffer.read(.standardInput(), byteCount: largestSourceByteCount + 1)
    if bytes.count > largestSourceByteCount { return .skipped(reason: tooLargeReason) }
    return checked(bytes)
  } catch {
    return .failed(reason: "can't be read: \(error.message)")
  }
}

/// Reads a small text file, such as a configuration; bytes after 16 MiB are left out.
func readText(atPath path: String) throws(SystemError) -> ArraySlice<UInt8> {
  let file = try OpenFile(reading: path)
  let (kind, byteCount) = try file.status()
  if kind == .directory { throw .isDirectory }
  // A pipe has no size of its own.
  var buffer = ReadBuffer()
  let bytes = try buffer.read(file, byteCount: kind == .file ? min(byteCount, largestSourceByteCount) : 1 << 20)
  return ArraySlice(bytes.padded[..<bytes.count])
}

/// The result of reading a source file whose content is at hand.
func sourceOutcome(of content: ArraySlice<UInt8>) -> ReadOutcome {
  content.count > largestSourceByteCount ? .skipped(reason: tooLargeReason) : checked(SourceBytes(content))
}

private let tooLargeReason = "skipped: larger than \(largestSourceByteCount >> 20) MiB"

private func checked(_ bytes: SourceBytes) -> ReadOutcome {
  let hasNul = bytes.padded.withUnsafeBytes { containsNul($0[..<min(bytes.count, binaryProbeByteCount)]) }
  return hasNul ? .skipped(reason: "skipped: a binary file") : .bytes(bytes)
}
