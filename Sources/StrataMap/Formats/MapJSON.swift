import StrataModel
import StrataReport

/// A map as the JSON of `strata map`, version 1: keys are added, never changed. Its edges are the usages that rules judge;
/// those of one kind on one line are one edge.
public enum MapJSON {
  /// The whole map.
  public static func bytes(_ map: CodeMap) -> [UInt8] { bytes(map, nil) }

  /// - Parameters:
  ///   - selection: the parts and usages that are listed; nil: all.
  ///   - picture: the same as boxes and arrows, if a level is asked for.
  static func bytes(_ map: CodeMap, _ selection: MapSelection?, picture: MapPicture? = nil) -> [UInt8] {
    let parts = selection?.parts ?? map.parts.indices.filter { map.parts[$0].isInFocus }
    let usages = selection.map { $0.usages } ?? Array(map.usages.indices)
    let listed = usages.filter { isBetweenTypes(map.usages[$0], map) }
    let others = usages.filter { !isBetweenTypes(map.usages[$0], map) }
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("types", of: parts.filter { !map.parts[$0].isFileLevel }) { write(map.parts[$0], map, &$1) }
      json.array("edges", of: edges(listed, map)) { write($0, map, &$1) }
      json.array("otherEdges", of: edges(others, map)) { write($0, map, &$1) }
      json.array("layers", of: map.layers) { layer, json in
        json.object(inline: true) { json in
          json.member("name", layer.name)
          json.member("uses", layer.uses.map { map.layers[$0].name })
        }
      }
      if let picture { PictureJSON.write(picture, &json) }
    }
    return json.bytes
  }

  /// Other usages are of or by code outside types, or of a type by itself.
  private static func isBetweenTypes(_ usage: CodeMap.Usage, _ map: CodeMap) -> Bool {
    !map.parts[usage.from].isFileLevel && !map.parts[usage.to].isFileLevel && !usage.isOfLocalType
      && (!usage.isOfOwnType || usage.isThroughExtension)
  }

  private struct Key: Hashable {
    var from: Int
    var to: Int
    var kind: Reference.Kind
    var file: Int
    var line: Int
    /// The layer of the extension that declares the used member, if it is not that of the type.
    var layer: Int?
  }

  private struct Edge {
    var key: Key
    var fromLayer: Int?
    var toLayer: Int?
    var usages: [CodeMap.Usage] = []
  }

  /// Each once, in the order of the source.
  private static func edges(_ usages: [Int], _ map: CodeMap) -> [Edge] {
    var places: [Key: Int] = [:]
    var edges: [Edge] = []
    for index in usages {
      let usage = map.usages[index]
      let key = Key(
        from: usage.from, to: usage.to, kind: usage.kind, file: usage.file, line: usage.line,
        layer: usage.isThroughExtension ? usage.toLayer : nil)
      if places[key] == nil {
        places[key] = edges.count
        edges.append(Edge(key: key, fromLayer: usage.fromLayer, toLayer: usage.toLayer))
      }
      edges[places[key] ?? 0].usages.append(usage)
    }
    return edges
  }

  private static func write(_ part: CodeMap.Part, _ map: CodeMap, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("name", part.name)
      json.member("module", map.modules[part.module])
      if !part.modules.isEmpty { json.member("modules", part.modules.map { map.modules[$0] }) }
      json.member("kind", part.kind)
      json.member("file", map.files[part.file].path)
      json.member("line", part.line)
      write("layer", part.layer.map { map.layers[$0].name }, &json)
      write("role", part.role, &json)
      if part.isTest { json.member("test", true) }
      if let replacement = part.replacement { json.member("replacement", replacement) }
      if let feature = map.files[part.file].feature { json.member("feature", map.features[feature]) }
    }
  }

  private static func write(_ edge: Edge, _ map: CodeMap, _ json: inout JSONWriter) {
    let (from, to) = (map.parts[edge.key.from], map.parts[edge.key.to])
    json.object(inline: true) { json in
      json.member("from", from.name)
      json.member("to", to.name)
      json.member("kind", String(describing: edge.key.kind))
      json.member("file", map.files[edge.key.file].path)
      json.member("line", edge.key.line)
      json.member("fromModule", map.modules[from.module])
      json.member("toModule", map.modules[to.module])
      // The code of an extension belongs to the module of its own file, as in `check`.
      let module = map.files[edge.key.file].module
      if module != from.module { json.member("fileModule", map.modules[module]) }
      if edge.toLayer != to.layer { write("toLayer", edge.toLayer.map { map.layers[$0].name }, &json) }
      if edge.fromLayer != from.layer { write("fromLayer", edge.fromLayer.map { map.layers[$0].name }, &json) }
      let statuses = edge.usages.map { map.verdicts[$0.verdict] }
      let leading = statuses.min { rank($0.status) < rank($1.status) }
      json.member("verdict", (leading?.status ?? .unknown).rawValue)
      let rules = Set(statuses.filter { $0.status == .found }.flatMap(\.rules)).sorted()
      if !rules.isEmpty { json.member("rules", rules) }
      json.member("usages", edge.usages.count)
    }
  }

  private static func rank(_ status: UsageVerdict.Status) -> Int {
    switch status {
    case .found: 0
    case .unknown: 1
    case .excused: 2
    case .allowed: 3
    }
  }

  private static func write(_ key: String, _ value: String?, _ json: inout JSONWriter) {
    json.key(key)
    if let value { json.string(value) } else { json.null() }
  }
}
