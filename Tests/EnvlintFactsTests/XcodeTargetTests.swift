import EnvlintSyntax
import Testing

@testable import EnvlintFacts

/// Which targets of Xcode have which files, as `project.pbxproj` tells.
@Suite struct XcodeTargetTests {
  /// Two apps and a framework: with folders, with files that are listed one by one, with a group elsewhere.
  static let project = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* Kit.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Kit.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; settings = {ATTRIBUTES = (Public, ); }; };
        B3 = {isa = PBXBuildFile; productRef = X1; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
    /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Kit.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; name = "Two \"2\".swift"; path = "Sub folder/Two \"2\".swift"; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = Products.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        F5 = {isa = PBXFileReference; path = Never.swift; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G2, G3, S1 /* Phone */, S2, ); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F1, F4, F5, ); path = ../Shared; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F2); name = Other; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); explicitFileTypes = {}; path = Phone; sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old/A.swift", Gone, ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Both.swift, Icon.png, ); target = T2; };
        P1 = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B1, B2, B3, B4, ); };
        P2 = {isa = PBXFrameworksBuildPhase; files = (); };
        T1 /* Phone */ = {
          isa = PBXNativeTarget;
          buildPhases = (P2, );
          fileSystemSynchronizedGroups = (S1, );
          name = Phone;
        };
        T2 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S2, ); name = Watch; };
        T3 = {isa = PBXNativeTarget; buildPhases = (P1, P2, ); name = Kit; };
        R = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1, T2, T3, ); };
        C = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; name = Debug; };
      };
      rootObject = R /* Project object */;
    }
    """#

  @Test func targetsHaveListedFilesAndFolders() throws {
    let project = try #require(XcodeProject(SourceBytes(Self.project)))
    #expect(
      project.targets == [
        .init(name: "Kit", files: ["../Shared/Kit.swift", "Sub folder/Two \"2\".swift"]),
        .init(name: "Phone", folders: [.init(path: "Phone", excluded: ["Gone", "Info.plist", "Old/A.swift"])]),
        .init(name: "Watch", files: ["Phone/Both.swift"], folders: [.init(path: "Watch", excluded: [])]),
      ])
    #expect(project.deploymentTargets == [.iOS: PlatformVersion("16.4")!])
  }

  @Test func filesAreApartWhereNoTargetHasBoth() throws {
    let project = try #require(XcodeProject(SourceBytes(Self.project)))
    let paths = [
      "App/Phone/A.swift", "App/Phone/Both.swift", "App/Phone/Gone/B.swift", "App/Phone/Old/A.swift",
      "App/Phone/Old/B.swift", "App/Watch/A.swift", "Shared/Kit.swift", "Tools/A.swift",
    ]
    let membership = TargetMembership(projects: [(folder: "App", project: project)], paths: paths)
    let known = paths.indices.filter(membership.contains).map { paths[$0] }
    #expect(known == [paths[0], paths[1], paths[4], paths[5], paths[6]])
    #expect(membership.areApart(0, 1) == false)
    #expect(membership.areApart(1, 5) == false)
    #expect(membership.areApart(0, 4) == false)
    #expect(membership.areApart(0, 5) == true)
    #expect(membership.areApart(5, 6) == true)
    #expect(membership.areApart(0, 7) == nil)
    #expect(membership.differs(0, 1) && !membership.differs(0, 4) && !membership.differs(0, 7))
    #expect(membership.settings(of: 0)?.deploymentTargets == [.iOS: PlatformVersion("16.4")!])
    #expect(membership.settings(of: 7) == nil)
  }

  @Test(arguments: [
    "", "{", "{ objects = ( ); }", "{ objects = { A = { isa = PBXGroup; children = { }; }; }; }", "no project",
    "<<<<<<< HEAD\n{ objects = { }; }", "{ objects = { A = { isa = ; }; }; }", "{ objects = { A = \"x; }; }",
  ]) func whatIsNoProjectTellsNothing(_ text: String) { #expect(XcodeProject(SourceBytes(text)) == nil) }

  @Test(arguments: ["{ }", "{ objects = { }; }", "{ objects = { A = { isa = PBXNativeTarget; }; }; }"])
  func aProjectMayHaveNoFiles(_ text: String) throws {
    let project = try #require(XcodeProject(SourceBytes(text)))
    #expect(project.targets.allSatisfy { $0.files.isEmpty && $0.folders.isEmpty })
  }

  @Test func noPrefixOfAProjectIsOne() {
    for count in 0..<Self.project.utf8.count {
      let prefix = String(decoding: Self.project.utf8.prefix(count), as: UTF8.self)
      #expect(XcodeProject(SourceBytes(prefix)) == nil, "\(count)")
    }
  }

  @Test func groupsInOneAnotherEnd() {
    let circle = """
      { objects = { A = { isa = PBXGroup; children = (B, A, ); sourceTree = "<group>"; };
      B = { isa = PBXFileSystemSynchronizedRootGroup; path = C; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (B, Z, ); buildPhases = (Z, ); }; }; }
      """
    #expect(XcodeProject(SourceBytes(circle))?.targets == [.init(name: "T")])
  }
}
