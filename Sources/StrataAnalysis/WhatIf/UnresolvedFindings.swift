import StrataModel
import StrataRules

/// Findings about references that would no longer resolve after a change. The change does not fix them: their lines
/// stay the same, and refer to the same declarations once they compile again.
struct UnresolvedFindings {
  private let before: Graph
  private let after: Graph
  private let changes: SourceChanges
  private let files: [String: FileID]
  private let gaps: Set<Position>

  private struct Position: Hashable {
    var path: String
    var offset: UInt32
  }

  init(from before: Graph, to after: Graph, _ changes: SourceChanges) {
    self.before = before
    self.after = after
    self.changes = changes
    files = Self.filesByPath(before)
    gaps = Set(after.gaps.map { Position(path: after[$0.file].path, offset: $0.offset) })
  }

  private static func filesByPath(_ graph: Graph) -> [String: FileID] {
    Dictionary(
      graph.files.indices.map { (graph.files[$0].path, FileID(UInt32($0))) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds to the result of a check after the change the locations that are missing only for that reason.
  func restore(_ findings: [Finding], in result: inout CheckResult, _ snapshot: Snapshot) {
    guard !gaps.isEmpty else { return }
    let paths = Self.filesByPath(after)
    var known: [FindingKey: Int] = [:]
    for (index, finding) in result.findings.enumerated() where known[finding.key] == nil { known[finding.key] = index }
    var isChanged = false
    for finding in findings {
      var lost: [SourceLocation] = []
      for position in finding.locations.compactMap(lostPosition) {
        guard let file = paths[position.path] else { continue }
        let location = after.location(file, position.offset)
        if !lost.contains(location) { lost.append(location) }
      }
      guard let first = lost.first else { continue }
      isChanged = true
      if let index = known[finding.key] {
        let there = result.findings[index].locations
        result.findings[index].otherLocations += lost.filter { location in
          !there.contains { $0.file == location.file && $0.line == location.line }
        }
        result.findings[index].severity = max(result.findings[index].severity, finding.severity)
      } else {
        var kept = finding
        kept.location = first
        kept.otherLocations = Array(lost.dropFirst())
        known[finding.key] = result.findings.count
        result.findings.append(kept)
      }
    }
    guard isChanged else { return }
    result.findings.sort(by: Finding.precedes)
    result.score = Score.of(snapshot.project, result.findings).value
  }

  /// The position of a location after the change, if its reference no longer resolves, or another reference to the same
  /// types on its line: a finding lists one location for all uses of a type on a line.
  private func lostPosition(_ location: SourceLocation) -> Position? {
    guard let file = files[location.file], location.line >= 1 else { return nil }
    let starts = before[file].facts.lineStarts
    guard location.line <= starts.count else { return nil }
    let start = starts[location.line - 1]
    let end = location.line < starts.count ? starts[location.line] : .max
    let targets = before.references(in: file, at: start + UInt32(location.column - 1)).compactMap(\.target.typeID)
    for reference in before.references(in: file) where start <= reference.offset && reference.offset < end {
      guard let target = reference.target.typeID, targets.contains(target),
        let there = changes.location(of: Int(reference.offset), in: location.file)
      else { continue }
      let position = Position(path: there.path, offset: UInt32(there.offset))
      if gaps.contains(position) { return position }
    }
    return nil
  }
}
