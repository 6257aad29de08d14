import StrataModel
import StrataProject
import StrataRules

/// The check of a project as it would be after edits that are planned, and not written yet.
public struct PlannedEdits: Sendable {
  /// The findings of today in the files that the edits may affect, and in the files that new ones are like.
  public let before: [Finding]
  /// The findings that the edits cause.
  public let opened: [Finding]
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
    let before = analyzer.last ?? analyzer.update()
    var overlay = OverlayWorkspace(over: analyzer.workspace)
    let files = files.filter { $0.key.isSwiftFile }
    for (path, bytes) in files {
      if let bytes { overlay.edit(path, bytes: bytes) } else { overlay.remove(path) }
    }
    analyzer.workspace = overlay
    analyzer.planned = models
    let after = analyzer.update(files.keys.sorted())
    (self.before, opened) = Self.findings(
      before, after, AffectedFiles(from: before, to: after, and: Array(files.keys) + models.values))
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
      let text = files[path].flatMap { $0 }.map { ", in: " + Self.line(at: Int(gap.offset), of: $0) } ?? ""
      lost.append("\(location.file):\(location.line): \(gap.name)\(text)")
    }
    losses = Array(Set(lost)).sorted()
  }

  /// The text of a line that nobody can look up, since it is not written.
  private static func line(at offset: Int, of bytes: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    return String(decoding: bytes[start..<end].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Rules find the same as before in files that an edit does not affect, so that those that judge each location on its own need
  /// not look there. Should another rule report something new there, all of them look everywhere, since one finding may hide
  /// another.
  private static func findings(
    _ before: Snapshot, _ after: Snapshot, _ affected: AffectedFiles
  ) -> (before: [Finding], opened: [Finding]) {
    let today = before.check(only: affected.focusBefore)
    let opened = FindingDifference(from: today, to: after.check(only: affected.focusAfter)).opened
    let isElsewhere = { (finding: Finding) in !affected.contains(finding.location.file) }
    // Where rules did not look, nothing says that an exception is unused.
    if opened.allSatisfy({ !isElsewhere($0) || RuleRegistry.isHousekeeping($0.rule) }) {
      return (today.findings, opened.filter { !isElsewhere($0) })
    }
    let all = before.check()
    return (all.findings, FindingDifference(from: all, to: after.check()).opened)
  }
}
