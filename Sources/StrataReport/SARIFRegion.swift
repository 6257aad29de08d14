import StrataModel

/// The word at a location, in the columns of `columnKind: unicodeCodePoints`. Strata's own columns count bytes.
struct SARIFRegion: Equatable {
  var line: Int
  var startColumn: Int
  /// Behind the last character; nil if the line is not known.
  var endColumn: Int?

  /// - Parameter text: of the line; nil if it cannot be read.
  init(_ location: SourceLocation, text: String?) {
    line = location.line
    startColumn = location.column
    let bytes = Array((text ?? "").utf8)
    let place = location.column - 1
    guard place >= 0, place < bytes.count else { return }
    startColumn = Self.characters(bytes[..<place]) + 1
    let word = bytes[place..<SourceExcerpt.endOfWord(bytes, from: place)]
    endColumn = startColumn + max(1, Self.characters(word))
  }

  /// The number of code points: every byte except those that continue one.
  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}
