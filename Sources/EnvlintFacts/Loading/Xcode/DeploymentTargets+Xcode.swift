import EnvlintSyntax

extension DeploymentTargets {
  /// The targets that a Xcode project (`project.pbxproj`) writes out; of each system the lowest, because its targets and configurations
  /// may differ. Empty without any, and where other files hold them. Cost: linear in the bytes.
  public init(xcodeProject source: SourceBytes) {
    self.init()
    let bytes = source.padded[0..<source.count]
    let suffix = Array("_DEPLOYMENT_TARGET".utf8)
    var position = bytes.startIndex
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "_")) {
      position = start + 1
      guard bytes[start...].starts(with: suffix) else { continue }
      position = start + suffix.count
      let wordStart = bytes[..<start].lastIndex { !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }.map { $0 + 1 } ?? 0
      let word = String(decoding: bytes[wordStart..<start], as: UTF8.self)
      guard let platform = DeploymentTargets.platforms[word],
        let end = bytes[position...].firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == 0x0A })
      else { continue }
      let written = String(decoding: bytes[position..<end], as: UTF8.self).filter { !" =\"\t".contains($0) }
      // A name of another setting, as in `$(TARGET)`, determines nothing.
      guard let version = PlatformVersion(written) else { continue }
      self[platform] = self[platform].map { Swift.min($0, version) } ?? version
    }
  }

  /// The names of the systems in the settings.
  private static let platforms: [String: Platform] = [
    "IPHONEOS": .iOS, "MACOSX": .macOS, "TVOS": .tvOS, "WATCHOS": .watchOS, "XROS": .visionOS,
  ]

  /// Takes over what another project says: of each system the lower version.
  public mutating func formLowest(with other: DeploymentTargets) { merge(other) { Swift.min($0, $1) } }
}
