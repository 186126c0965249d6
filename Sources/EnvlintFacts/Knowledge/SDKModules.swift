/// Modules of the toolchain and of Apple's SDK whose names code writes before other names: `SwiftUI.View`, `Swift.Void`.
///
/// A table, because no file of a project says which names are modules. Left out are those whose names a project may well give to a
/// type of its own, such as Charts. Source: Apple's public documentation.
public enum SDKModules {
  public static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "Swift", "_Concurrency", "Observation", "Foundation", "FoundationEssentials", "Dispatch", "ObjectiveC", "Combine",
    "SwiftUI", "SwiftUICore", "SwiftData", "UIKit", "AppKit", "WatchKit", "WidgetKit", "StoreKit", "MapKit", "OSLog",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "QuartzCore", "AVFoundation",
  ]
}
