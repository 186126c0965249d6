import EnvlintSyntax

/// The name of a package's manifest: `Package.swift`, or `Package@swift-6.1.swift` for one version of Swift.
public struct ManifestName: Sendable {
  /// The folder of the package; empty for the project root.
  public let folder: String
  /// The version as written; nil for `Package.swift`.
  private let versionText: String?
  private let version: PlatformVersion?

  /// Nil for other files.
  ///
  /// - Parameter path: relative to the project root.
  public init?(path: String) {
    if !ManifestName.mayBeName(path) { return nil }
    let utf8 = path.utf8
    let nameStart = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? utf8.startIndex
    guard utf8[nameStart...].starts(with: "Package".utf8), path.hasSuffix(".swift") else { return nil }
    let name = path[nameStart...].dropLast(".swift".utf8.count)
    if name == "Package" {
      (versionText, version) = (nil, nil)
    } else {
      guard name.hasPrefix("Package@swift-") else { return nil }
      let text = String(name.dropFirst("Package@swift-".utf8.count))
      guard let version = PlatformVersion(text) else { return nil }
      (versionText, self.version) = (text, version)
    }
    folder = nameStart == utf8.startIndex ? "" : String(path[..<utf8.index(before: nameStart)])
  }

  /// Told fast, because every path of a project is asked about.
  private static func mayBeName(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = bytes.count
      while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
      return bytes.count - start >= 13 && bytes[start] == UInt8(ascii: "P") && bytes[start + 1] == UInt8(ascii: "a")
    }
  }

  /// The version of Swift whose package manager envlint follows, and its exact names, the longest first.
  private static let tools = PlatformVersion("6.3") ?? PlatformVersion()
  private static let exactVersions = ["6.3.0", "6.3", "6"]

  /// The one of a folder's manifests that SwiftPM reads: that of its own version; else the one for the newest version before,
  /// unless `Package.swift` asks for newer tools than that and can be read.
  ///
  /// - Parameter manifests: of one folder, each with the version of the tools that it asks for; nil where it does not say.
  /// - Returns: the index of the manifest; nil when there is none.
  public static func chosen(among manifests: [(name: ManifestName, tools: PlatformVersion?)]) -> Int? {
    for version in exactVersions {
      if let exact = manifests.firstIndex(where: { $0.name.versionText == version }) { return exact }
    }
    func version(_ index: Int) -> PlatformVersion { manifests[index].name.version ?? PlatformVersion() }
    // A manifest without a version is older than versions.
    func toolsVersion(_ index: Int) -> PlatformVersion { manifests[index].tools ?? PlatformVersion() }
    let regular = manifests.firstIndex { $0.name.version == nil }
    let candidate = manifests.indices.filter { manifests[$0].name.version != nil && version($0) <= tools }
      .max { version($0) < version($1) }
    guard let regular, let candidate else { return regular ?? candidate }
    if toolsVersion(candidate) > toolsVersion(regular) { return candidate }
    return toolsVersion(regular) <= tools ? regular : candidate
  }
}

extension ManifestName {
  /// Of each package the one manifest that counts, with the folder of the package; sorted by folder.
  static func chosen(
    among manifests: [(path: String, manifest: PackageManifest)]
  ) -> [(folder: String, manifest: PackageManifest)] {
    let found = manifests.compactMap { path, manifest in ManifestName(path: path).map { (name: $0, manifest: manifest) }
    }
    return Dictionary(grouping: found) { $0.name.folder }.sorted { $0.key < $1.key }.compactMap { folder, found in
      ManifestName.chosen(among: found.map { ($0.name, $0.manifest.toolsVersion) }).map { (folder, found[$0].manifest) }
    }
  }
}

extension PlatformVersion {
  /// The version of the tools that a manifest asks for in its first line, `// swift-tools-version: 6.0`; nil without one.
  public init?(toolsOf manifest: SourceBytes) {
    let firstLine = manifest.padded[..<manifest.count].drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
    guard firstLine.starts(with: "//".utf8), let colon = firstLine.firstIndex(of: UInt8(ascii: ":")),
      manifest.contains("swift-tools-version", in: UInt32(firstLine.startIndex)..<UInt32(colon))
    else { return nil }
    let text = String(decoding: firstLine[colon...].dropFirst(), as: UTF8.self)
    let version = text.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    self.init(String(version))
  }
}
