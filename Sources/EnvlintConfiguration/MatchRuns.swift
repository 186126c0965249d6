/// Matches `pattern` against the whole of `text`, where some elements of the pattern match any run of elements.
///
/// Only the last run ever needs to grow, because whatever an earlier one could reach by growing, the last can too;
/// hence two positions to fall back to instead of recursion, and O(pattern · text).
@inlinable
package func matchRuns<Piece, Text: RandomAccessCollection>(
  _ pattern: [Piece], _ text: Text, isRun: (Piece) -> Bool, matches: (Piece, Text.Element) -> Bool
) -> Bool where Text.Index == Int {
  var piece = 0
  var element = text.startIndex
  var lastRun: (piece: Int, element: Int)?
  while element < text.endIndex {
    if piece < pattern.count, isRun(pattern[piece]) {
      lastRun = (piece, element)
      piece += 1
    } else if piece < pattern.count, matches(pattern[piece], text[element]) {
      piece += 1
      element += 1
    } else if let run = lastRun {
      lastRun = (run.piece, run.element + 1)
      piece = run.piece + 1
      element = run.element + 1
    } else {
      return false
    }
  }
  return pattern[piece...].allSatisfy(isRun)
}
