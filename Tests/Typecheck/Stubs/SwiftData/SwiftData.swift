// What the cases use of SwiftData.

@_exported import SwiftUI

public final class ModelContext {
  public func save() throws {}
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { fatalError() }
    set {}
  }
}
