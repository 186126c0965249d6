#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import EnvlintSyntax

// Everything that differs between the C libraries, and every call into one, except those about threads. The rest of the
// driver sees Swift types.

/// Why the operating system refused something.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The reason of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  static let isDirectory = SystemError(code: EISDIR)
  static let brokenPipe = SystemError(code: EPIPE)
  static let notFound = SystemError(code: ENOENT)
  static let notPermitted = SystemError(code: EACCES)

  /// As the C library words it: `Permission denied`.
  var message: String { String(cString: strerror(code)) }
}

// MARK: The process

/// Ends the process with an exit status.
func exitProcess(with status: Int32) -> Never { exit(status) }

/// Lets a write that cannot be made fail instead of ending the process: into a closed pipe with `EPIPE`, beyond the
/// largest allowed size of a file with `EFBIG`.
func ignoreWriteSignals() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Whether a process of that number is there.
func processExists(_ number: Int) -> Bool {
  guard let number = pid_t(exactly: number), number > 0 else { return false }
  return kill(number, 0) == 0 || errno != ESRCH
}

/// Lets the calling thread wait.
func sleep(milliseconds: UInt32) { usleep(milliseconds * 1000) }

/// The value of an environment variable; nil when it is not set.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The number of running processors, at least 1.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Absolute, without symbolic links.
func currentDirectory() throws(SystemError) -> String {
  guard let buffer = getcwd(nil, 0) else { throw .last }
  defer { free(buffer) }
  return String(cString: buffer)
}

/// Milliseconds on a clock that never goes back.
func monotonicMilliseconds() -> UInt64 { monotonicMicroseconds() / 1000 }

/// Microseconds on the same clock.
func monotonicMicroseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
}

/// Has glibc take blocks of up to 30 MB from its heap, and keep there what is freed: from the system it would get each of them page by
/// page again. Costs a moment, and no memory.
///
/// Source: mallopt(3), on the threshold that follows the largest block that was freed.
func keepLargeBlocks() { touchHeap(byteCount: 30 << 20) }

/// Has glibc widen the heap of this thread once by 24 MB, instead of page by page. Costs one call, and no memory; where there is not so
/// much to be had, nothing happens.
func widenHeap() { touchHeap(byteCount: 24 << 20) }

/// Takes a block from glibc and gives it back. No plain `malloc`, which an optimizer may leave out together with its `free`.
private func touchHeap(byteCount: Int) {
  #if canImport(Glibc)
    var block: UnsafeMutableRawPointer?
    if posix_memalign(&block, 16, byteCount) == 0 { free(block) }
  #endif
}

// MARK: Terminals

/// A standard stream of the process.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The number of character cells in a line; nil when it is no terminal.
  var terminalColumns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Waits for bytes and reads those that are there, at most as many as `buffer` has; 0 at the end of the stream.
  func readAvailable(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(rawValue, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(rawValue, buffer.baseAddress, buffer.count)
      #else
        let count = Musl.read(rawValue, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all of `text`.
  func write(_ text: String) throws(SystemError) { try writeAll(text, to: rawValue) }
}

// MARK: Files

/// The kind of file that a path names.
enum FileKind {
  case file
  case directory
  case symbolicLink
  /// A pipe, a socket, a device.
  case other

  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}

/// The kind of file at `path`; a symbolic link means its target unless `followingLinks` is false.
func fileKind(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileKind {
  var status = stat()
  guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
  return FileKind(mode: status.st_mode)
}

/// The state of a file on the disk: another one after each change.
struct FileStamp: Equatable {
  /// Clocks of file systems can't distinguish shorter times: two seconds on FAT, less elsewhere.
  private static let shortestSeconds = 2

  private let number: UInt64
  private let byteCount: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil when nothing is at `path`, or when it changed so shortly before that another change might not show.
  init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    number = UInt64(status.st_ino)
    byteCount = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0, Int(now.tv_sec) - seconds > FileStamp.shortestSeconds else {
      return nil
    }
  }
}

/// Absolute, without symbolic links; nil when nothing is there.
func realPath(_ path: String) -> String? {
  guard let buffer = realpath(path, nil) else { return nil }
  defer { free(buffer) }
  return String(cString: buffer)
}

/// Calls `body` with the name and kind of everything in a folder but `.` and `..`, in the folder's own order.
///
/// The name's bytes are valid during the call only. The kind is nil where the file system doesn't know it without
/// a further call.
func forEachEntry(
  ofDirectory path: String, _ body: (_ name: UnsafeBufferPointer<UInt8>, _ kind: FileKind?) -> Void
) throws(SystemError) {
  guard let directory = opendir(path) else { throw .last }
  defer { closedir(directory) }
  while true {
    errno = 0
    guard let entry = readdir(directory) else {
      if errno != 0 { throw .last }
      return
    }
    let kind: FileKind? =
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): .file
      case Int(DT_DIR): .directory
      case Int(DT_LNK): .symbolicLink
      case Int(DT_UNKNOWN): nil
      default: .other
      }
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      let characters = UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self)
      let name = UnsafeBufferPointer(start: characters, count: strlen(UnsafeRawPointer(pointer)))
      let dot = UInt8(ascii: ".")
      if name.count == 1 && name[0] == dot || name.count == 2 && name[0] == dot && name[1] == dot { return }
      body(name, kind)
    }
  }
}

/// An open folder: files in it are found without following its own path each time.
final class OpenFolder: Sendable {
  fileprivate let descriptor: Int32

  /// Nil when it cannot be opened.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }
}

/// An open file, closed with its last use.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Standard input, which stays open.
  static func standardInput() -> OpenFile { OpenFile(descriptor: StandardStream.input.rawValue) }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens for reading. Never waits: a pipe without a writer also opens, and its kind reveals it.
  ///
  /// - Parameter folder: where a relative path starts; nil for the working folder.
  init(reading path: String, in folder: OpenFolder? = nil) throws(SystemError) {
    descriptor = openat(folder?.descriptor ?? AT_FDCWD, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw .last }
  }

  deinit { if descriptor > StandardStream.error.rawValue { close(descriptor) } }

  /// Its kind and its number of bytes.
  func status() throws(SystemError) -> (kind: FileKind, byteCount: Int) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return (FileKind(mode: status.st_mode), Int(status.st_size))
  }

  /// Reads until `buffer` is full or the file ends; returns the number of bytes read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try OpenFile.fill(buffer, unit: 1) { memory, count, _ in
      #if canImport(Darwin)
        Darwin.read(descriptor, memory, count)
      #elseif canImport(Glibc)
        Glibc.read(descriptor, memory, count)
      #else
        Musl.read(descriptor, memory, count)
      #endif
    }
  }

  /// Reads from the start of a regular file until `buffer` is full or the file ends, and stays at that start.
  ///
  /// A file system that gives a file in pieces cuts it between blocks; so the piece that ends elsewhere is the last, and the system is
  /// not asked for what comes after it.
  func readFromStart(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try OpenFile.fill(buffer, unit: 512) { pread(descriptor, $0, $1, off_t($2)) }
  }

  /// Asks for piece after piece until `buffer` is full or there are no more; returns the number of bytes.
  ///
  /// - Parameters:
  ///   - unit: all pieces but the last have a multiple of so many bytes.
  ///   - read: one call of the system, with where to put so many bytes at most, and how many there are.
  static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, unit: Int, _ read: (UnsafeMutableRawPointer, Int, _ filled: Int) -> Int
  ) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = read(buffer.baseAddress! + filled, buffer.count - filled, filled)
      if count == 0 { break }
      if count > 0 {
        filled += count
        if filled % unit != 0 { break }
      } else if errno != EINTR {
        throw .last
      }
    }
    return filled
  }
}

/// Whether a byte is NUL; many times faster than a loop.
func containsNul(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
  guard let start = UnsafeRawBufferPointer(rebasing: bytes).baseAddress else { return false }
  return memchr(start, 0, bytes.count) != nil
}

/// Replaces the content of a file, which is created when it is not there.
func writeFile(_ text: String, toPath path: String) throws(SystemError) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  if descriptor < 0 { throw .last }
  defer { close(descriptor) }
  try writeAll(text, to: descriptor)
}

/// Why a file was not replaced.
enum ReplacementError: Error {
  /// It is not what it was when it was read, or not there any more.
  case changed
  case notWritable
  /// The disk is full, or broken.
  case system(SystemError)

  fileprivate init(writing error: SystemError) {
    self = [EACCES, EPERM, EROFS].contains(error.code) ? .notWritable : .system(error)
  }

  var message: String {
    switch self {
    case .changed: "the file changed in the meantime; run envlint again"
    case .notWritable: "the file isn't writable; change its permissions or those of its folder"
    case .system(let error): error.message
    }
  }
}

/// Whether a file may be written. The super-user may write everything, but a file that nobody may write is to be left
/// alone all the same.
func isWritable(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && access(path, W_OK) == 0 && status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0
}

/// Prepares the new content of a file, with the permissions of the old. A link stays a link.
///
/// - Parameter old: what the file must still hold.
func prepareFile(
  atPath path: String, expecting old: ArraySlice<UInt8>, with new: ArraySlice<UInt8>
) throws(ReplacementError) -> PreparedFile {
  let path = realPath(path) ?? path
  let current: SourceBytes
  do throws(SystemError) {
    var buffer = ReadBuffer()
    // One byte more than it should have, so that it shows when the file has grown.
    current = try buffer.read(OpenFile(reading: path), byteCount: old.count + 1)
  } catch {
    throw .changed
  }
  guard current.padded[..<current.count].elementsEqual(old) else { throw .changed }
  var status = stat()
  guard stat(path, &status) == 0 else { throw .changed }
  guard isWritable(path) else { throw .notWritable }

  do throws(SystemError) {
    return try PreparedFile(path: path, mode: status.st_mode & 0o7777, content: new)
  } catch {
    throw ReplacementError(writing: error)
  }
}

/// The new content of a file, complete on the disk beside it. Whatever ends the process, the file is old or new.
struct PreparedFile: Sendable {
  private let path: String
  private let temporary: String

  /// Writes the content into a new file in the same folder; nothing is left of it on failure.
  init(path: String, mode: mode_t, content: ArraySlice<UInt8>) throws(SystemError) {
    self.path = path
    var template = Array("\(path).envlint-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var failure = content.withUnsafeBytes { writeFailure($0, to: descriptor) }
    if failure == nil, fchmod(descriptor, mode) != 0 { failure = .last }
    if close(descriptor) != 0, failure == nil { failure = .last }
    if let failure {
      discard()
      throw failure
    }
  }

  /// Puts the new content in place of the old, at once.
  func commit() throws(SystemError) {
    if rename(temporary, path) != 0 {
      let failure = SystemError.last
      discard()
      throw failure
    }
  }

  /// Gives the new content up.
  func discard() { unlink(temporary) }
}

/// Replaces the content of a file at once, or creates it. A link stays a link, permissions stay, and what is no regular file, such as a
/// pipe, is written to as it is.
func writeAtomically(_ text: String, toPath path: String) throws(SystemError) {
  let target = realPath(path) ?? path
  var status = stat()
  var mode: mode_t
  if stat(target, &status) == 0 {
    let kind = FileKind(mode: status.st_mode)
    if kind == .directory { throw .isDirectory }
    if kind == .other { return try writeDirectly(text, toPath: target) }
    guard isWritable(target) else { throw .notPermitted }
    mode = status.st_mode & 0o7777
  } else {
    let mask = umask(0)
    umask(mask)
    mode = 0o666 & ~mask
  }
  try PreparedFile(path: target, mode: mode, content: ArraySlice(text.utf8)).commit()
}

private func writeDirectly(_ text: String, toPath path: String) throws(SystemError) {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  if descriptor < 0 { throw .last }
  defer { close(descriptor) }
  try writeAll(text, to: descriptor)
}

private func writeAll(_ text: String, to descriptor: Int32) throws(SystemError) {
  var text = text
  let failure = text.withUTF8 { writeFailure(UnsafeRawBufferPointer($0), to: descriptor) }
  if let failure { throw failure }
}

/// Writes all bytes; gives back why that failed.
private func writeFailure(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
  var written = 0
  while written < buffer.count {
    let count = write(descriptor, buffer.baseAddress! + written, buffer.count - written)
    if count >= 0 {
      written += count
    } else if errno != EINTR {
      return .last
    }
  }
  return nil
}
