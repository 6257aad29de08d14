import StrataModel

/// A map in one of its formats.
public enum MapReport {
  /// - Parameters:
  ///   - title: the name of the project.
  ///   - source: the bytes of a file, for pages; nil: they have no code.
  public static func bytes(
    _ map: CodeMap, _ query: MapQuery, as format: MapFormat, title: String,
    source: ((String) -> [UInt8]?)? = nil
  ) throws(MapError) -> (bytes: [UInt8], omissions: [String]) {
    switch format {
    case .json:
      let selects = query.selects || query.onlyViolations
      let picture = query.collapse == nil ? nil : try map.picture(query, title: title)
      return (MapJSON.bytes(map, selects ? try MapSelection(map, query) : nil, picture: picture), [])
    case .html: return MapPage.bytes(map, try MapSelection(map, query), title: title, source: source)
    case .mermaid:
      let picture = try map.picture(query, title: title, limit: MermaidDiagram.limit)
      return (MermaidDiagram.bytes(picture), picture.omissions)
    case .svg:
      let picture = try map.picture(query, title: title)
      return (SVGPicture.svg(picture), picture.omissions)
    case .dot:
      let picture = try map.picture(query, title: title)
      return (DOTDiagram.bytes(picture), picture.omissions)
    case .plantuml:
      let picture = try map.picture(query, title: title)
      return (PlantUMLDiagram.bytes(picture), picture.omissions)
    }
  }
}
