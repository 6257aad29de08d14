import StrataModel
import StrataResources

/// A map as one page of HTML that opens from disk: zoom from layers to lines of code, search, filters, the reasons of
/// arrows, ways between two types. It loads nothing.
public enum MapPage {
  /// - Parameter source: the bytes of a file; nil: the page has no code.
  static func bytes(
    _ map: CodeMap, _ selection: MapSelection, title: String, source: ((String) -> [UInt8]?)?
  ) -> (bytes: [UInt8], omissions: [String]) {
    var data = PageData(map, selection)
    var omissions = selection.omissions
    if let source {
      let left = data.addLines(source)
      if left > 0 {
        omissions.append("The code of \(counted(left, "line")) is not part of the page, to keep it small.")
      }
    }
    let script = ["map-layout.js", "map-model.js", "map-whatif.js", "map.js"].map(resource).joined(separator: "\n")
    let parts = [
      "title": title.escapedForMarkup, "style": resource("map.css"), "script": script,
      "data": data.json(title: title, omissions: omissions),
    ]
    var out = TextBuffer()
    var rest = resource("map.html")[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      out.append(String(rest[..<open.lowerBound]))
      out.append(parts[String(rest[open.upperBound..<close.lowerBound])] ?? "")
      rest = rest[close.upperBound...]
    }
    out.append(String(rest))
    return (out.bytes, omissions)
  }

  private static func resource(_ name: String) -> String {
    String(decoding: EmbeddedFile.bytes("Pages/\(name)") ?? [], as: UTF8.self)
  }
}
