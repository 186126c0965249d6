import Foundation

/// What the current thread has used of a processor, in seconds: other processes on the machine do not count.
public func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
