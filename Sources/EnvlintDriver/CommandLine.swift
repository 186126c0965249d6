#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

public func runCommandLine() -> Int32 { 0 }

public func exitProcess(with status: Int32) -> Never { exit(status) }
