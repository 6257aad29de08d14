import StrataModel

extension RuleEngine {
  /// In the order of reports (``Finding/precedes(_:_:)``). Findings are large, and most of them in the files of the
  /// graph, which are in order: indices are sorted, by the numbers of the files.
  func inReportOrder(_ findings: [Finding]) -> [Finding] {
    let files = project.graph.files
    var numbers: [String: Int] = [:]
    var last = (path: "", number: 0)
    let keys = findings.map { finding in
      let path = finding.location.file
      if path != last.path {
        let index = numbers[path] ?? files.partitionPoint { $0.path < path }
        numbers[path] = index
        // Other files have numbers between those of the graph's.
        last = (path, index < files.count && files[index].path == path ? 2 * index + 1 : 2 * index)
      }
      return (file: last.number, line: finding.location.line)
    }
    return findings.indices.sorted { a, b in
      let (one, other) = (keys[a], keys[b])
      if one.file != other.file { return one.file < other.file }
      if one.line != other.line, !one.file.isMultiple(of: 2) { return one.line < other.line }
      return Finding.precedes(findings[a], findings[b])
    }.map { findings[$0] }
  }
}
