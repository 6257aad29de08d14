import StrataModel

/// A picture as a graph of Graphviz.
public enum DOTDiagram {
  public static func bytes(_ picture: MapPicture) -> [UInt8] {
    var out = TextBuffer()
    for omission in picture.omissions { out.line("// \(omission)") }
    out.line("digraph \(quoted(picture.title)) {")
    out.line("  rankdir=TB; node [shape=box, style=\"rounded,filled\", fillcolor=\"#eef0f3\", fontname=\"Helvetica\"];")
    out.line("  edge [color=\"#8a93a0\", fontname=\"Helvetica\", fontsize=10];")
    for (index, band) in picture.bands.enumerated() {
      out.line("  subgraph cluster_\(index) {")
      out.line("    label=\(quoted(band)); style=\"rounded,filled\"; color=\"#d9dde3\"; fillcolor=\"#f6f7f9\";")
      for (box, value) in picture.boxes.enumerated() where value.band == index {
        out.line("    " + declared(box, value))
      }
      out.line("  }")
    }
    if picture.bands.isEmpty {
      for (box, value) in picture.boxes.enumerated() { out.line("  " + declared(box, value)) }
    }
    for arrow in picture.arrows {
      let usages = arrow.usages
      let label = usages.number
      var attributes = ["label=\"\(label)\"", "penwidth=\(decimal(strokeWidth(usages.total)))"]
      // Upward arrows do not turn the picture around.
      if let (from, to) = bands(arrow, picture), from > to { attributes.append("constraint=false") }
      switch usages.leading {
      case .found: attributes += ["color=\"#c6262e\"", "fontcolor=\"#c6262e\""]
      case .excused: attributes.append("style=dashed")
      case .unknown: attributes.append("style=dotted")
      case .allowed: break
      }
      out.line("  b\(arrow.from) -> b\(arrow.to) [\(attributes.joined(separator: ", "))];")
    }
    out.line("}")
    return out.bytes
  }

  private static func bands(_ arrow: MapPicture.Arrow, _ picture: MapPicture) -> (Int, Int)? {
    guard let from = picture.boxes[arrow.from].band, let to = picture.boxes[arrow.to].band else { return nil }
    return (from, to)
  }

  private static func declared(_ index: Int, _ box: MapPicture.Box) -> String {
    "b\(index) [label=\(quoted(box.name, box.detail))];"
  }

  private static func quoted(_ lines: String...) -> String {
    let escaped = lines.map { line in
      line.unicodeScalars.reduce(into: "") { result, scalar in
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
