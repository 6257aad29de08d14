import SwiftSyntax

extension Translator {
  /// Offsets of the comments, of any kind, whose first word is `strata:`.
  static func directives(of file: SourceFileSyntax) -> [UInt32] {
    var found: [UInt32] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        note(piece, at: offset, in: &found)
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        note(piece, at: offset, in: &found)
        offset += piece.sourceLength.utf8Length
      }
    }
    return found
  }

  private static func note(_ piece: TriviaPiece, at offset: Int, in found: inout [UInt32]) {
    switch piece {
    case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
      let isBlock = text.hasPrefix("/*")
      let words = text.drop { $0 == "/" || $0 == "*" }
        .drop { $0 == " " || $0 == "\t" || isBlock && ($0 == "*" || $0.isNewline) }
      if words.hasPrefix("strata:") { found.append(UInt32(offset)) }
    default: break
    }
  }
}
