import StrataModel

/// A picture as a Mermaid flow chart, for Markdown files and GitHub.
public enum MermaidDiagram {
  /// What GitHub draws at most.
  public static let limit = PictureLimit(arrows: 500, characters: 50_000, length: { text($0).utf16.count })

  public static func bytes(_ picture: MapPicture) -> [UInt8] { Array(text(picture).utf8) }

  static func text(_ picture: MapPicture) -> String {
    var out = TextBuffer()
    for omission in picture.omissions { out.line("%% \(omission)") }
    out.line("flowchart TB")
    for (index, band) in picture.bands.enumerated() {
      out.line("  subgraph band\(index)[\"\(escaped(band))\"]")
      for (box, value) in picture.boxes.enumerated() where value.band == index {
        out.line("    " + declared(box, value))
      }
      out.line("  end")
    }
    if picture.bands.isEmpty {
      for (box, value) in picture.boxes.enumerated() { out.line("  " + declared(box, value)) }
    }
    for arrow in picture.arrows {
      let usages = arrow.usages
      let label = usages.number
      let link =
        switch usages.leading {
        case .found: "==>"
        case .allowed: "-->"
        case .excused, .unknown: "-.->"
        }
      out.line("  b\(arrow.from) \(link)|\(label)| b\(arrow.to)")
    }
    let found = picture.arrows.indices.filter { picture.arrows[$0].usages.found > 0 }
    if !found.isEmpty {
      out.line("  linkStyle \(found.map(String.init).joined(separator: ",")) stroke:#c6262e,stroke-width:3px")
    }
    return out.text
  }

  private static func declared(_ index: Int, _ box: MapPicture.Box) -> String {
    "b\(index)[\"\(escaped(box.name))<br/>\(escaped(box.detail))\"]"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "#quot;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "#": result += "#35;"
      case "`": result += "#96;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
