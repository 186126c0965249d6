import TestInputs

/// Makes inputs: the same one for the same seed, and texts to start from.
struct InputMaker: Sendable {
  /// The size up to which an input may take a second at most.
  static let largestByteCount = 100_000

  let swift: [[UInt8]]
  /// Texts of each kind that is no Swift code.
  let documents: [[[UInt8]]]
  let makesSwift: Bool

  /// - Parameter corpus: further texts to start from, by their kind.
  init(targets: Set<Target>, corpus: Corpus) {
    swift = Seeds.swift + corpus.swift
    documents =
      (targets.contains(.yaml) ? [Seeds.yaml + corpus.yaml] : [])
      + (targets.contains(.xcode) ? [Seeds.xcode + corpus.xcode] : [])
      + (targets.contains(.messages) ? [Seeds.messages] : [])
    makesSwift = !targets.isSubset(of: [.yaml, .xcode, .messages])
  }

  func input(seed: UInt64) -> [UInt8] {
    var generator = SplitMix64(seed: seed)
    let isDocument = !documents.isEmpty && (!makesSwift || generator.oneIn(8))
    let texts = isDocument ? generator.element(of: documents) : swift
    var bytes: [UInt8]
    switch generator.number(in: 0...39) {
    case 0...5: bytes = randomText(using: &generator)
    case 6...8: bytes = pathology(&generator)
    default: bytes = excerpts(of: texts, &generator)
    }
    // One in ten stays whole, so that what is right is seen, too.
    if !generator.oneIn(10) { mutate(&bytes, by: Mutation.allCases, with: texts, using: &generator) }
    if !isDocument, generator.oneIn(2) { bytes = Array("import SwiftUI\n".utf8) + bytes }
    return Array(bytes.prefix(InputMaker.largestByteCount))
  }

  /// Small as a rule: what goes wrong goes wrong small, and more inputs are tried.
  private func pathology(_ generator: inout SplitMix64) -> [UInt8] {
    let size =
      switch generator.number(in: 0...99) {
      case 0: InputMaker.largestByteCount
      case 1...10: 8_000
      default: 600
      }
    return generator.element(of: Pathology.all).text(byteCount: generator.number(in: 1...size))
  }

  /// From one to three parts of texts, which begin and end with a line as a rule.
  private func excerpts(of texts: [[UInt8]], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(generator.oneIn(3) ? generator.number(in: 2...3) : 1) {
      let text = generator.element(of: texts)
      var start = generator.oneIn(2) ? 0 : generator.number(in: 0...text.count)
      var end = min(text.count, start + generator.number(in: 1...(generator.oneIn(20) ? 8_000 : 1_200)))
      if !generator.oneIn(8) {
        start = text[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        end = text[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      }
      bytes += text[start..<end]
    }
    return bytes
  }
}
