#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The calls about threads; all others are in `Platform.swift`.

/// A lock that threads take in turn, on which they can wait for each other.
final class Mutex: @unchecked Sendable {
  // On the heap, because neither must move.
  private let handle = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    handle.initialize(to: pthread_mutex_t())
    pthread_mutex_init(handle, nil)
    changed.initialize(to: pthread_cond_t())
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(handle)
    handle.deallocate()
  }

  /// - Parameter waking: whether what `body` changes may be what others wait for.
  func withLock<Result>(waking: Bool = false, _ body: () -> Result) -> Result {
    pthread_mutex_lock(handle)
    defer {
      if waking { pthread_cond_broadcast(changed) }
      pthread_mutex_unlock(handle)
    }
    return body()
  }

  /// Waits until `condition` holds, which is asked under the lock whenever another thread has woken this one.
  func withLock<Result>(when condition: () -> Bool, _ body: () -> Result) -> Result {
    pthread_mutex_lock(handle)
    defer { pthread_mutex_unlock(handle) }
    while !condition() { pthread_cond_wait(changed, handle) }
    return body()
  }
}

/// Threads with a stack of a chosen size.
enum Thread {
  /// Starts `body` on a new thread; false when the system gives no more threads.
  static func start(stackByteCount: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    final class Start {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackByteCount)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = Unmanaged.passRetained(Start(body))
    #if canImport(Darwin)
      var created: pthread_t?
      let status = pthread_create(
        &created, &attributes,
        { argument in
          Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, start.toOpaque())
    #else
      var created = pthread_t()
      let status = pthread_create(
        &created, &attributes,
        { argument in
          if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body() }
          return nil
        }, start.toOpaque())
    #endif
    if status != 0 { start.release() }
    return status == 0
  }

  /// Whether `markOwn` was called on this thread.
  static var isOwn: Bool { pthread_getspecific(ownKey) != nil }

  /// Marks this thread as one that was started by `start`.
  static func markOwn() { pthread_setspecific(ownKey, UnsafeRawPointer(bitPattern: 1)) }

  private static let ownKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// To be called by the main thread of the process, before there is another one.
  static func noteMain() { main = pthread_self() }

  /// Whether the caller is the main thread, if that was noted, and its stack may grow to so many bytes.
  static func isMain(withStackOf byteCount: Int) -> Bool {
    guard let main else { return false }
    return pthread_equal(main, pthread_self()) != 0 && mainStackByteCount >= UInt64(byteCount)
  }

  nonisolated(unsafe) private static var main: pthread_t?

  /// 0 if it is unknown.
  private static let mainStackByteCount: UInt64 = {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let status = getrlimit(RLIMIT_STACK, &limit)
    #endif
    return status == 0 ? UInt64(limit.rlim_cur) : 0
  }()
}
