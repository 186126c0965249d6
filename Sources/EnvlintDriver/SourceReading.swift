import EnvlintSyntax

/// The largest source file that is read: 16 MiB. What is larger was not written by people.
let largestSourceByteCount = 16 << 20

/// The start of a file in which a NUL byte means that it is no text, as git decides it.
private let binaryProbeByteCount = 8000

/// Reads one source file: skipped when it is larger than 16 MiB or binary, failed when it is not there, not readable
/// or not a file. Three system calls and one copy.
func readSource(atPath path: String) -> ReadOutcome {
  do throws(SystemError) {
    let file = try OpenFile(reading: path)
    let (kind, byteCount) = try file.status()
    switch kind {
    case .file: break
    case .directory: return .failed(reason: "cannot be read: \(SystemError.isDirectory.message)")
    default: return .failed(reason: "cannot be read: it is neither a file nor a folder")
    }
    if byteCount > largestSourceByteCount { return .skipped(reason: tooLargeReason) }
    return checked(try readPadded(file, byteCount: byteCount))
  } catch {
    return .failed(reason: "cannot be read: \(error.message)")
  }
}

/// Reads standard input as the content of one source file.
func readStandardInput() -> ReadOutcome {
  do throws(SystemError) {
    let bytes = try readPadded(.standardInput(), byteCount: largestSourceByteCount + 1)
    if bytes.count > largestSourceByteCount { return .skipped(reason: tooLargeReason) }
    return checked(bytes)
  } catch {
    return .failed(reason: "cannot be read: \(error.message)")
  }
}

/// Reads a small text file, such as a configuration; what is behind 16 MiB is left out.
func readText(atPath path: String) throws(SystemError) -> ArraySlice<UInt8> {
  let file = try OpenFile(reading: path)
  let (kind, byteCount) = try file.status()
  if kind == .directory { throw .isDirectory }
  // A pipe has no size of its own.
  let bytes = try readPadded(file, byteCount: kind == .file ? min(byteCount, largestSourceByteCount) : 1 << 20)
  return ArraySlice(bytes.padded[..<bytes.count])
}

private let tooLargeReason = "skipped: larger than \(largestSourceByteCount >> 20) MiB"

private func checked(_ bytes: SourceBytes) -> ReadOutcome {
  let hasNul = bytes.padded.withUnsafeBytes { containsNul($0[..<min(bytes.count, binaryProbeByteCount)]) }
  return hasNul ? .skipped(reason: "skipped: a binary file") : .bytes(bytes)
}

/// Reads up to `byteCount` bytes and adds the padding. A file that shrank meanwhile gives what is left of it.
private func readPadded(_ file: borrowing OpenFile, byteCount: Int) throws(SystemError) -> SourceBytes {
  var failure: SystemError?
  let padded = ContiguousArray<UInt8>(unsafeUninitializedCapacity: byteCount + SourceBytes.padding) { buffer, count in
    do throws(SystemError) {
      count = try file.read(
        into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<byteCount]))
    } catch {
      failure = error
      count = 0
    }
    buffer[count..<(count + SourceBytes.padding)].initialize(repeating: 0)
    count += SourceBytes.padding
  }
  if let failure { throw failure }
  return SourceBytes(padded: padded)
}
