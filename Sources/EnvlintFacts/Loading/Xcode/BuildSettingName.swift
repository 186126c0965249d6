/// A build setting of Xcode that says something about how Swift files are compiled.
enum BuildSettingName: Hashable {
  /// `SWIFT_VERSION`: the language mode.
  case languageMode
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION`
  case defaultIsolation
  /// `IPHONEOS_DEPLOYMENT_TARGET` and others.
  case deploymentTarget(Platform)
  /// `SUPPORTED_PLATFORMS`: the SDKs that a target may be built with.
  case supportedPlatforms
  /// `SDKROOT`: the only one, where the other setting is missing.
  case sdk
  /// `SUPPORTS_MACCATALYST`
  case macCatalyst
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`: names for `#if`.
  case conditions
  /// `OTHER_SWIFT_FLAGS`: with `-D NAME` among them.
  case compilerFlags

  /// Whether its value is a list.
  var isList: Bool { self == .conditions || self == .compilerFlags }

  /// Xcode's names for them.
  static let all: [(word: StaticString, name: BuildSettingName)] = [
    ("SWIFT_VERSION", .languageMode), ("SWIFT_DEFAULT_ACTOR_ISOLATION", .defaultIsolation),
    ("IPHONEOS_DEPLOYMENT_TARGET", .deploymentTarget(.iOS)), ("MACOSX_DEPLOYMENT_TARGET", .deploymentTarget(.macOS)),
    ("TVOS_DEPLOYMENT_TARGET", .deploymentTarget(.tvOS)), ("WATCHOS_DEPLOYMENT_TARGET", .deploymentTarget(.watchOS)),
    ("XROS_DEPLOYMENT_TARGET", .deploymentTarget(.visionOS)), ("SUPPORTED_PLATFORMS", .supportedPlatforms),
    ("SDKROOT", .sdk), ("SUPPORTS_MACCATALYST", .macCatalyst),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .conditions), ("OTHER_SWIFT_FLAGS", .compilerFlags),
  ]

  /// Nil for all other settings.
  ///
  /// - Parameter word: its bytes, without conditions.
  init?(_ word: some Sequence<UInt8>) {
    let known = BuildSettingName.all.first { $0.word.withUTF8Buffer { word.elementsEqual($0) } }
    guard let known else { return nil }
    self = known.name
  }
}
