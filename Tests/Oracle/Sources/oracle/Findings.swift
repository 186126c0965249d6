import Parallel

/// Runs the comparisons of findings that the options ask for; answers the status to exit with.
func compareFindings(_ options: Options) -> Int32 {
  do {
    return switch options.mode {
    case .skipping where !options.paths.isEmpty: try compareSkipping(inFolders: options.paths) ? 0 : 1
    case .metamorphic: try compareRewrites(options) ? 0 : 1
    default: 2
    }
  } catch {
    print(error)
    return 2
  }
}

/// Whether nothing differs.
private func compareSkipping(inFolders folders: [String]) throws -> Bool {
  var isClean = true
  for folder in folders {
    let report = Report()
    let fileCount = try compareSkipping(inFolder: folder, report: report)
    report.print(fileCount: fileCount, name: folder)
    isClean = isClean && report.isClean && fileCount > 0
  }
  return isClean
}

/// Whether nothing differs.
private func compareRewrites(_ options: Options) throws -> Bool {
  let report = Report()
  let projects = try projects(inFolders: options.paths)
  inParallel(count: projects.count) { index in
    let project = projects[index]
    do {
      // Of a large project only what matters is rewritten.
      let metamorphism = try Metamorphism(project, onlyEnvironmentCode: project.files.count > 100, report: report)
      if project.files.count <= 100 { try metamorphism.compareRewrites() }
      for round in 0..<options.roundCount { try metamorphism.compare(seed: options.seed &+ UInt64(round)) }
    } catch {
      report.add(unreadable: "\(project.name): \(error)")
    }
  }
  report.print(fileCount: projects.reduce(0) { $0 + $1.files.count })
  return report.isClean
}
