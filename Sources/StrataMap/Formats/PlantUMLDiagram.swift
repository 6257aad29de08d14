import StrataModel

/// A picture as a component diagram of PlantUML.
public enum PlantUMLDiagram {
  public static func bytes(_ picture: MapPicture) -> [UInt8] {
    var out = TextBuffer()
    out.line("@startuml")
    for omission in picture.omissions { out.line("' \(omission)") }
    out.line("title \(plain(picture.title))")
    out.line("skinparam componentStyle rectangle")
    for (index, band) in picture.bands.enumerated() {
      out.line("package \"\(plain(band))\" {")
      for (box, value) in picture.boxes.enumerated() where value.band == index { out.line("  " + declared(box, value)) }
      out.line("}")
    }
    if picture.bands.isEmpty { for (box, value) in picture.boxes.enumerated() { out.line(declared(box, value)) } }
    for arrow in picture.arrows {
      let usages = arrow.usages
      let label = usages.number
      let style =
        switch usages.leading {
        case .found: "-[#c6262e,thickness=\(decimal(strokeWidth(usages.total)))]->"
        case .allowed: "-[thickness=\(decimal(strokeWidth(usages.total)))]->"
        case .excused: "-[dashed]->"
        case .unknown: "-[dotted]->"
        }
      out.line("b\(arrow.from) \(style) b\(arrow.to) : \(label)")
    }
    out.line("@enduml")
    return out.bytes
  }

  private static func declared(_ index: Int, _ box: MapPicture.Box) -> String {
    "component \"\(plain(box.name))\\n\(plain(box.detail))\" as b\(index)"
  }

  /// Without quotation marks and backslashes, for which names of PlantUML have no escape.
  private static func plain(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result.unicodeScalars.append(scalar == "\"" || scalar == "\\" ? "'" : scalar)
    }
  }
}
