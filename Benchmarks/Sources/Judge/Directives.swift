import SwiftSyntax

extension Translator {
  /// Offsets of the line comments that begin with `// strata:`.
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
    if case .lineComment(let text) = piece, text.hasPrefix("// strata:") { found.append(UInt32(offset)) }
  }
}
