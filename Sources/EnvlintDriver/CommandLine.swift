public func runCommandLine() -> Int32 { 0 }
