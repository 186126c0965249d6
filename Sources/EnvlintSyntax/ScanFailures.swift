/// The tokens that lookahead searched for in vain.
///
/// A scan ahead that fails is followed by ordinary tokens, and one of them may start the same scan again: without
/// memory, a line of such tokens would cost the square of its length.
struct ScanFailures {
  /// Up to here runs a sequence of `#` that begins neither a string nor a regex literal.
  var poundRunEnd = 0
  /// A `#>` that starts before here is on another line.
  var placeholderEnd = 0
  /// Up to here no `"` is followed by `rawQuoteDelimiterLength` or more `#`.
  var rawQuoteEnd = 0
  var rawQuoteDelimiterLength = 0
  /// From here on no regex literal of several lines ends with `regexDelimiterLength` or more `#`.
  var regexStart = Int.max
  var regexDelimiterLength = 0
  /// Up to here no closing curly quote ends a string.
  var curlyQuoteEnd = 0
  /// Whether the markers that end a conflict are missing in the rest of the file.
  var lacksConflictEnd = false
  var lacksPerforceConflictEnd = false
}
