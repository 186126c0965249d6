/// The modules of Apple's SDKs and of the toolchain.
enum AppleModules {
  /// The table, parsed at the first lookup.
  static let index = KnowledgeIndex(wordsOf: rows)
  /// The modules that contain no view and nothing that shows one.
  static let indexWithoutViews = KnowledgeIndex(wordsOf: rowsWithoutViews)

  /// Of the most common modules, those that neither declare nor export anything that shows a view.
  private static let rowsWithoutViews = """
    Foundation FoundationEssentials Combine Observation Swift Darwin Dispatch ObjectiveC os OSLog CoreData CloudKit
    CoreGraphics CoreLocation CoreMotion CoreBluetooth CoreML CoreMedia Network Security CryptoKit NaturalLanguage
    Accelerate simd Synchronization RegexBuilder Distributed Testing XCTest UniformTypeIdentifiers CommonCrypto
    """

  /// Names of modules.
  ///
  /// A table, because a module of a package may export SwiftUI, and only of those of the SDK it is known what they bring. Collected from
  /// Apple's public documentation.
  static let rows = #"""
    SwiftUI SwiftUICore UIKit AppKit WatchKit Foundation FoundationEssentials Combine Observation Swift Darwin Dispatch
    ObjectiveC os OSLog CoreData SwiftData CloudKit CoreGraphics CoreImage CoreText CoreLocation CoreMotion CoreBluetooth
    CoreML CoreMedia CoreVideo CoreAudio CoreAudioTypes CoreMIDI CoreHaptics CoreServices CoreSpotlight CoreTelephony
    CoreTransferable CoreNFC AVFoundation AVFAudio AVKit AudioToolbox MediaPlayer MusicKit ShazamKit Photos PhotosUI
    PencilKit PDFKit QuickLook QuickLookThumbnailing MapKit Charts WidgetKit ActivityKit AppIntents Intents IntentsUI TipKit
    StoreKit StoreKitTest PassKit GameKit GameController SpriteKit SceneKit Metal MetalKit MetalPerformanceShaders ModelIO
    RealityKit RealityFoundation ARKit RoomPlan Vision VisionKit NaturalLanguage Speech SoundAnalysis Translation
    FoundationModels ImagePlayground Network NetworkExtension MultipeerConnectivity NearbyInteraction Security CryptoKit
    LocalAuthentication AuthenticationServices DeviceCheck Contacts ContactsUI EventKit EventKitUI HealthKit HealthKitUI
    HomeKit WeatherKit WatchConnectivity UserNotifications UserNotificationsUI MessageUI Messages SafariServices WebKit
    JavaScriptCore LinkPresentation UniformTypeIdentifiers BackgroundTasks BackgroundAssets MetricKit Accessibility
    Accelerate simd Synchronization RegexBuilder Distributed Testing XCTest GroupActivities CallKit PushKit PushToTalk
    ReplayKit ScreenCaptureKit ServiceManagement SystemConfiguration IOKit IOBluetooth ExternalAccessory CarPlay ClockKit
    ExtensionKit ExtensionFoundation FamilyControls ManagedSettings DeviceActivity ScreenTime SensorKit ProximityReader
    FinanceKit FinanceKitUI JournalingSuggestions StickerKit AppTrackingTransparency AdSupport AdServices AdAttributionKit
    TVUIKit TVServices GLKit QuartzCore Cocoa CommonCrypto zlib sqlite3 MobileCoreServices NotificationCenter Social Twitter
    Automator ScriptingBridge Spatial CompositorServices DeveloperToolsSupport SwiftUI_SPI PlaygroundSupport
    _PhotosUI_SwiftUI _AuthenticationServices_SwiftUI _StoreKit_SwiftUI _MapKit_SwiftUI _SwiftData_SwiftUI
    """#
}
