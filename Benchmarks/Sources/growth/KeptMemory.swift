import Foundation

/// Keeps freed memory in the process, so that the next run gets it back as it is.
///
/// Otherwise large arrays are new pages at each run, which the system clears first, and small ones are not: the larger sizes would
/// pay for something that is no work of the analysis. Does nothing where the C library is not glibc.
func keepFreedMemory() {
  #if os(Linux)
    typealias Option = @convention(c) (_ name: CInt, _ value: CInt) -> CInt
    // No Swift module has it. The numbers are those of <malloc.h>.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let setOption = unsafeBitCast(symbol, to: Option.self)
    let (trimThreshold, mostMappings, mostArenas): (CInt, CInt, CInt) = (-1, -4, -8)
    _ = setOption(trimThreshold, -1)
    _ = setOption(mostMappings, 0)
    _ = setOption(mostArenas, 1)
  #endif
}
