import StrataModel
import StrataProject

/// The check of a project as it would be after edits that are planned, and not written yet.
public struct PlannedEdits: Sendable {
  /// The findings of today.
  public let before: [Finding]
  /// What the edits change in the report.
  public let difference: FindingDifference
  /// Names that would not resolve, each with its place, and that their file, or the one that it is like, did not leave unresolved
  /// before.
  public let losses: [String]

  /// - Parameters:
  ///   - files: the new content by path; nil for a file that is deleted. Files that are no code are not looked at.
  ///   - models: by path of a new file, the file whose targets compile it if no manifest says so.
  ///   - isKnown: whether a name that does not resolve afterwards was one before in its file, perhaps under another name.
  public init(
    _ files: [String: [UInt8]?], models: [String: String] = [:], to analyzer: Analyzer,
    isKnown: (_ name: String, _ before: Set<String>) -> Bool = { $1.contains($0) }
  ) {
    var analyzer = analyzer
    let before = analyzer.update()
    var overlay = OverlayWorkspace(over: analyzer.workspace)
    let files = files.filter { $0.key.isSwiftFile }
    for (path, bytes) in files {
      if let bytes { overlay.edit(path, bytes: bytes) } else { overlay.remove(path) }
    }
    analyzer.workspace = overlay
    analyzer.planned = models
    let after = analyzer.update(files.keys.sorted())
    let today = before.check()
    self.before = today.findings
    difference = FindingDifference(from: today, to: after.check())
    let all = Set(before.graph.gaps.map(\.name))
    let known = Dictionary(grouping: before.graph.gaps) { before.graph[$0.file].path }.mapValues { Set($0.map(\.name)) }
    let paths = Set(before.graph.files.map(\.path))
    var lost: [String] = []
    for gap in after.graph.gaps {
      let path = after.graph[gap.file].path
      // Of a new file, what the file that it is like leaves open is known; of one that is like none, what any file does.
      let model = models[path] ?? path
      if isKnown(gap.name, paths.contains(model) ? known[model] ?? [] : all) { continue }
      let location = after.graph.location(gap.file, gap.offset)
      lost.append("\(location.file):\(location.line): \(gap.name)")
    }
    losses = Array(Set(lost)).sorted()
  }
}
