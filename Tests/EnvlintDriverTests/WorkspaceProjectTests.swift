import EnvlintReporting
import Foundation
import Synchronization
import Testing

@testable import EnvlintDriver

/// Files of a workspace that an editor can't watch: only those that have changed are read again.
@Suite struct WorkspaceProjectTests {
  private static let files = ["A.swift", "B.swift", "C.swift"]

  private let folder: TemporaryFolder
  private let project: WorkspaceProject

  init() throws {
    // Without findings, whose files are read once more for the report.
    let view = "import SwiftUI\nstruct Name: View { var body: some View { Text(verbatim: \"\") } }\n"
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.files.map { ($0, view.replacing("Name", with: $0.prefix(1))) }))
    let given = GivenPath(path: folder.path, isDirectory: true, text: folder.path)
    project = WorkspaceProject(.project(root: folder.path, given: [given]), Arguments(), threads: 1)
  }

  /// As if all files had been there for long.
  private func date(_ files: [String], _ secondsAgo: Double) throws {
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: folder.absolute(file))
    }
  }

  /// The number of times that a file is read for the next findings.
  private func readCount() -> Int {
    let count = Mutex(0)
    project.noteUnknownChanges()
    _ = project.update([:]) { count.withLock { $0 += 1 } }
    return count.withLock { $0 }
  }

  @Test func unchangedFilesAreNotReadAgain() throws {
    try date(Self.files, 3600)
    #expect(readCount() >= 3)
    #expect(readCount() == 0)
    try date(["B.swift"], 1800)
    #expect((1...2).contains(readCount()))
    #expect(readCount() == 0)
  }

  /// Such a file may change once more before the clock of the file system shows it.
  @Test func whatHasJustChangedIsReadAgain() throws {
    try date(Self.files, 3600)
    _ = readCount()
    try date(["B.swift"], 0)
    #expect(readCount() >= 1)
    #expect(readCount() >= 1)
  }

  @Test func aChangeOfTheConfigurationReadsNothingAgain() throws {
    try date(Self.files, 3600)
    _ = readCount()
    try folder.write("min_severity: info\n", to: ".envlint.yml")
    #expect(readCount() == 0)
  }
}
