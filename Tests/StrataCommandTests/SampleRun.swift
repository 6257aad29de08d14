import Foundation
import StrataTestSupport

/// A definition and a few files, checked with every notice that fails a strict run.
struct SampleRun {
  private let errors: String
  private let report: Report?

  private struct Report: Decodable {
    struct Location: Decodable {
      var file: String
      var line: Int
    }
    struct Finding: Decodable {
      var rule, file, symbol, target, message: String
      var line: Int
      var otherLocations: [Location]
    }
    struct Notice: Decodable { var kind, message: String }
    var findings: [Finding]
    var notices: [Notice]
  }

  /// Notices that never fail a run.
  private static let harmless: Set = ["unassigned-types", "idle-style-rule"]

  init(definition: String, files: [String: String]) throws {
    let folder = try TestFolder(files.merging(["strata.yml": definition]) { $1 })
    let run = Run("check", "--strict", "--no-cache", "--format", "json", in: folder.path)
    errors = run.errors
    report = errors.isEmpty ? try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)) : nil
  }

  /// What is found and not expected, and the other way round. Several locations on one line are marked once.
  func differences(from expected: [ExpectedFinding]) -> [String] {
    guard let report else { return [errors] }
    var found: [(finding: ExpectedFinding, message: String)] = []
    for finding in report.findings {
      let locations = [(finding.file, finding.line)] + finding.otherLocations.map { ($0.file, $0.line) }
      for (file, line) in locations {
        let one = ExpectedFinding(
          path: file, line: line, rule: finding.rule, symbol: finding.symbol, target: finding.target)
        if !found.contains(where: { $0.finding == one }) { found.append((one, finding.message)) }
      }
    }
    var missing: [String] = []
    for mark in expected {
      if let index = found.firstIndex(where: { $0.finding.agrees(with: mark) }) {
        found.remove(at: index)
      } else {
        missing.append("missing     \(mark)")
      }
    }
    let notices = report.notices.filter { !Self.harmless.contains($0.kind) }
    return missing + found.map { "unexpected  \($0.finding)\n              \($0.message)" }
      + notices.map { "notice      \($0.kind): \($0.message)" }
  }
}

extension ExpectedFinding {
  /// Whether it is the finding that a mark names.
  fileprivate func agrees(with mark: ExpectedFinding) -> Bool {
    path == mark.path && line == mark.line && rule == mark.rule && (mark.symbol == nil || symbol == mark.symbol)
      && (mark.target == nil || target == mark.target)
  }
}
