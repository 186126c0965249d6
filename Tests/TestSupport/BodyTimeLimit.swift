import Testing

/// Fails a test whose body took too long, as code does that takes quadratic time.
///
/// `TimeLimitTrait` counts from when a test begins to wait for a processor. Where some hundreds wait at once on a slow machine, that is
/// minutes.
public struct BodyTimeLimit: TestTrait, SuiteTrait, TestScoping {
  let limit: Duration

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let time = try await ContinuousClock().measure { try await function() }
    #expect(time <= limit, "the body took too long", sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == BodyTimeLimit {
  /// For each case of a test by itself.
  public static func bodyTimeLimit(_ limit: Duration) -> Self { BodyTimeLimit(limit: limit) }
}
