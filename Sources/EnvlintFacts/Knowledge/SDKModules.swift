/// Modules of the toolchain and of Apple's SDK whose names code writes before other names: `SwiftUI.View`, `Swift.Void`.
///
/// A table, because no file of a project says which names are modules. Left out are those whose names a project may well give to a
/// type of its own, such as Charts. Source: Apple's public documentation.
public enum SDKModules {
  public static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether it is one of these, or another framework of Apple's, whose name a file must import to mean it.
  static func isFramework(_ name: String) -> Bool { contains(name) || frameworks.contains(name) }

  private static let frameworks: Set<String> = [
    "ActivityKit", "AppIntents", "AuthenticationServices", "AVKit", "BackgroundTasks", "Charts", "CloudKit",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMedia", "CoreML", "CoreMotion",
    "CoreSpotlight", "CoreTransferable", "CryptoKit", "Darwin", "DeviceActivity", "EventKit", "EventKitUI",
    "FamilyControls", "GameController", "GameKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MediaPlayer", "MessageUI",
    "Messages", "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
    "os", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "RegexBuilder",
    "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "ServiceManagement", "SpriteKit", "Speech",
    "Synchronization", "SystemConfiguration", "TabletopKit", "TipKit", "Translation", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit",
    "WorkoutKit",
  ]

  private static let names: Set<String> = [
    "Swift", "_Concurrency", "Observation", "Foundation", "FoundationEssentials", "Dispatch", "ObjectiveC", "Combine",
    "SwiftUI", "SwiftUICore", "SwiftData", "UIKit", "AppKit", "WatchKit", "WidgetKit", "StoreKit", "MapKit", "OSLog",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "QuartzCore", "AVFoundation",
  ]
}
