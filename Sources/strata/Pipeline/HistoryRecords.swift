import StrataModel
import StrataProject

/// The points of a history that earlier runs measured: a commit never changes. One file in the cache of the project, a line
/// of JSON for each commit.
struct HistoryRecords {
  private let cache: CacheFolder?
  private let key: CacheKey
  private var points: [String: HistoryPoint] = [:]
  private var isChanged = false

  /// - Parameter foundation: what the points depend on besides their commits: the definition, and the tool.
  init(_ cache: CacheFolder?, foundation: [[UInt8]]) {
    self.cache = cache
    key = CacheKey(SourceListing(), salt: foundation)
    let bytes = cache?.loadResult(key, kind: .history) ?? []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let fields = JSONLine.parse(line), let point = HistoryPoint(fields) else { continue }
      points[point.commit] = point
    }
  }

  subscript(commit: String) -> HistoryPoint? {
    get { points[commit] }
    set {
      points[commit] = newValue
      isChanged = true
    }
  }

  func save() {
    guard isChanged else { return }
    let lines = points.values.sorted { ($0.day, $0.commit) < ($1.day, $1.commit) }.map(\.record)
    cache?.storeResult(Array(lines.joined().utf8), for: key, kind: .history)
  }
}

extension HistoryPoint {
  private static var numbers: [(String, WritableKeyPath<HistoryPoint, Int>)] {
    [
      ("files", \.files), ("types", \.types), ("errors", \.errors), ("warnings", \.warnings), ("score", \.score),
      ("dependencies", \.dependencies), ("typesInCycles", \.typesInCycles), ("uncovered", \.uncovered),
    ]
  }

  fileprivate init?(_ fields: [String: JSONLine.Value]) {
    guard case .text(let commit)? = fields["commit"], case .text(let day)? = fields["day"],
      case .text(let title)? = fields["title"]
    else { return nil }
    self.init(commit: commit, day: day, title: title)
    for (name, path) in Self.numbers {
      guard case .number(let value)? = fields[name] else { return nil }
      self[keyPath: path] = value
    }
    for (name, value) in fields {
      guard case .number(let number) = value else { continue }
      if name == "propagationCost" { propagationCost = number }
      if name.hasPrefix("layer:") { layers[String(name.dropFirst(6))] = number }
      if name.hasPrefix("rule:") { rules[String(name.dropFirst(5))] = number }
    }
  }

  /// A line of the file, with its end.
  fileprivate var record: String {
    var fields = [("commit", commit), ("day", day), ("title", title)].map { "\"\($0.0)\": \(JSONString.quoted($0.1))" }
    fields += Self.numbers.map { "\"\($0.0)\": \(self[keyPath: $0.1])" }
    if let propagationCost { fields.append("\"propagationCost\": \(propagationCost)") }
    for (prefix, counts) in [("layer:", layers), ("rule:", rules)] {
      fields += counts.sorted { $0.key < $1.key }.map { "\(JSONString.quoted(prefix + $0.key)): \($0.value)" }
    }
    return "{" + fields.joined(separator: ", ") + "}\n"
  }
}
