import StrataModel

/// A picture as SVG: one file without scripts and links, for light and dark screens, with the numbers of every arrow as
/// text for screen readers.
public enum SVGPicture {
  public static func svg(_ picture: MapPicture) -> [UInt8] {
    let drawn = DrawnPicture(picture)
    var out = TextBuffer()
    let (width, height) = (decimal(drawn.width), decimal(drawn.height))
    out.line(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        + " role=\"img\" aria-labelledby=\"title summary\">")
    out.line("<title id=\"title\">\(picture.title.escapedForMarkup)</title>")
    out.line("<desc id=\"summary\">\(description(picture).escapedForMarkup)</desc>")
    out.line("<style>\n\(SVGStyle.css)</style>")
    out.line("<defs>")
    for status in ["plain", "found"] {
      out.line(
        "<marker id=\"\(status)\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"9\" markerHeight=\"9\""
          + " markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"head \(status)\" d=\"M0 1L10 5L0 9z\"/></marker>"
      )
    }
    out.line("</defs>")
    out.line("<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>")
    out.line(text(drawn.title))
    out.line(text(drawn.subtitle, "muted"))
    for (band, name) in zip(drawn.bands, drawn.bandNames) {
      out.line(rectangle(band, "class=\"band\" rx=\"10\""))
      out.line(text(name, "muted"))
    }
    // Violations are drawn last, above the others.
    let order = picture.arrows.indices.sorted { a, b in
      (picture.arrows[a].usages.found > 0 ? 1 : 0, a) < (picture.arrows[b].usages.found > 0 ? 1 : 0, b)
    }
    for index in order { out.line(arrow(index, drawn)) }
    for index in picture.boxes.indices { out.line(box(index, drawn)) }
    for index in order {
      guard let number = drawn.numbers[index] else { continue }
      out.line(text(number, picture.arrows[index].usages.found > 0 ? "number found" : "number", isCentred: true))
    }
    for entry in drawn.legend {
      let y = decimal(entry.sample.midY)
      out.line(
        "<path class=\"arrow \(entry.status.rawValue)\" stroke-width=\"2\" marker-end=\"url(#\(marker(entry.status)))\""
          + " d=\"M\(decimal(entry.sample.x)) \(y)L\(decimal(entry.sample.maxX)) \(y)\"/>")
      out.line(text(entry.label, "muted"))
    }
    for note in drawn.notes { out.line(text(note, "muted")) }
    out.line("</svg>")
    return out.bytes
  }

  /// The summary, and each arrow with violations.
  private static func description(_ picture: MapPicture) -> String {
    let violations = picture.arrows.filter { $0.usages.found > 0 }.map { arrow in
      "\(picture.boxes[arrow.from].name) → \(picture.boxes[arrow.to].name): \(arrow.usages.text)"
        + (arrow.rules.isEmpty ? "" : " (\(arrow.rules.joined(separator: ", ")))")
    }
    return ([DrawnPicture.summary(picture) + "."] + violations).joined(separator: "\n")
  }

  private static func arrow(_ index: Int, _ drawn: DrawnPicture) -> String {
    let arrow = drawn.picture.arrows[index]
    let status = arrow.usages.leading
    let curve = drawn.curves[index]
    var path = "M\(decimal(curve[0].x)) \(decimal(curve[0].y))"
    for piece in stride(from: 1, to: curve.count - 2, by: 3) {
      path += "C" + curve[piece..<piece + 3].map { "\(decimal($0.x)) \(decimal($0.y))" }.joined(separator: " ")
    }
    let names = (drawn.picture.boxes[arrow.from].name, drawn.picture.boxes[arrow.to].name)
    let rules = arrow.rules.isEmpty ? "" : "\n" + arrow.rules.joined(separator: ", ")
    // The violations are a line inside that of all usages.
    let width = decimal(strokeWidth(status == .found ? arrow.usages.found : arrow.usages.total))
    let ground =
      status == .found && arrow.usages.found < arrow.usages.total
      ? "<path class=\"arrow ground-line\" stroke-width=\"\(decimal(strokeWidth(arrow.usages.total) + 2))\" d=\"\(path)\"/>"
      : ""
    return ground
      + "<path class=\"arrow \(status.rawValue)\" stroke-width=\"\(width)\" marker-end=\"url(#\(marker(status)))\" d=\"\(path)\"><title>"
      + "\(names.0) → \(names.1): \(arrow.usages.text)".escapedForMarkup + rules.escapedForMarkup + "</title></path>"
  }

  private static func marker(_ status: UsageVerdict.Status) -> String { status == .found ? "found" : "plain" }

  private static func box(_ index: Int, _ drawn: DrawnPicture) -> String {
    let box = drawn.picture.boxes[index]
    let style = box.layer.map { "l\($0 % SVGStyle.count)" } ?? "plain"
    let inside = box.inside.total == 0 ? "" : "\nInside: \(box.inside.text)"
    return "<g class=\"box \(style)\"><title>" + "\(box.name)\n\(box.detail)\(inside)".escapedForMarkup + "</title>"
      + rectangle(drawn.boxes[index], "rx=\"7\"") + text(drawn.names[index], isCentred: true)
      + text(drawn.details[index], isCentred: true) + "</g>"
  }

  private static func rectangle(_ frame: Rectangle, _ attributes: String) -> String {
    "<rect x=\"\(decimal(frame.x))\" y=\"\(decimal(frame.y))\" width=\"\(decimal(frame.width))\" "
      + "height=\"\(decimal(frame.height))\" \(attributes)/>"
  }

  private static func text(_ label: DrawnPicture.Label, _ style: String = "", isCentred: Bool = false) -> String {
    let x = isCentred ? label.frame.midX : label.frame.x
    return
      "<text x=\"\(decimal(x))\" y=\"\(decimal(label.frame.y + label.size * 1.05))\" font-size=\"\(decimal(label.size))\""
      + (style.isEmpty ? "" : " class=\"\(style)\"") + (label.isBold ? " font-weight=\"600\"" : "")
      + (isCentred ? " text-anchor=\"middle\"" : "") + ">\(label.text.escapedForMarkup)</text>"
  }
}
