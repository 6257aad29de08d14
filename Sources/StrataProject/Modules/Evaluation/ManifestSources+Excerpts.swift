import StrataModel

/// How a notice shows what could not be evaluated.
extension ManifestSources {
  /// The line of a gap, from 1, and its expression; of a declaration, its name.
  func excerpt(_ gap: ManifestGap) -> EvaluatedManifest.Excerpt {
    let source = list[gap.source]
    var text = declaration(at: gap) ?? expression(in: source.bytes, from: Int(gap.offset))
    if text.count > Self.longestText { text = text.prefix(Self.longestText) + "…" }
    return EvaluatedManifest.Excerpt(
      path: source.path, line: Int(source.facts.position(of: gap.offset).line), text: text, isExclusion: gap.isExclusion
    )
  }

  private static let longestText = 60

  /// `with(_:)`
  private func declaration(at gap: ManifestGap) -> String? {
    let facts = list[gap.source].facts
    guard
      let fact = facts.declarations.first(where: {
        $0.nameOffset == gap.offset && ($0.kind == .function || $0.kind == .variable)
      })
    else { return nil }
    let name = facts.names[fact.name]
    guard fact.kind == .function else { return name }
    let labels = fact.parameters.range.map { index in
      let label = facts.parameters[index].label
      return (label.isNone ? "_" : facts.names[label]) + ":"
    }
    return "\(name)(\(labels.joined()))"
  }

  /// The text up to the end of the line, or to what closes or separates what is around the expression.
  private func expression(in bytes: [UInt8], from offset: Int) -> String {
    let start = min(offset, bytes.count)
    let line = bytes.endOfLine(from: start)
    var (end, depth, isInString) = (start, 0, false)
    scan: while end < line {
      switch bytes[end] {
      case UInt8(ascii: "\\") where isInString: end += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { break scan }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: break scan
      default: break
      }
      end += 1
    }
    return String(decoding: bytes[start..<min(end, line)], as: UTF8.self)
  }
}
