import StrataModel

/// References and gaps of the previous graph, with the ids of the next one.
struct PreviousFindings {
  private let plan: ReusePlan
  /// By old id of an external type: the new one.
  private let externals: [ExternalID?]
  private let keepsExternals: Bool
  /// By old file: the range of its gaps in the list of all gaps.
  private let gaps: [Range<Int>]

  /// Nil if there is no plan.
  init?(plan: ReusePlan?, externals table: ExternalTable) {
    guard let plan else { return nil }
    self.plan = plan
    let graph = plan.previous.graph
    let externals = graph.externals.map { table.id(named: $0.name) }
    keepsExternals = externals.indices.allSatisfy { externals[$0]?.index == $0 }
    self.externals = externals
    var gaps = [Range<Int>](repeating: 0..<0, count: graph.files.count)
    var start = 0
    while start < graph.gaps.count {
      let file = graph.gaps[start].file
      let end = graph.gaps[start...].firstIndex { $0.file != file } ?? graph.gaps.count
      gaps[file.index] = start..<end
      start = end
    }
    self.gaps = gaps
  }

  /// Appends the previous references and gaps of a file, sorted, and returns its counts; nil for a file that was
  /// resolved again.
  func append(_ file: Int, to references: inout [Reference], _ list: inout [Gap]) -> Ledger.Counts? {
    guard let old = plan.oldFile[file] else { return nil }
    let graph = plan.previous.graph
    let before = graph.referencesInFile[old]
    if keepsExternals, plan.hasSameIDs[file] {
      references += graph.references[before]
    } else {
      let start = references.count
      for index in before {
        guard var reference = plan.ids.reference(graph.references[index], in: file) else { continue }
        if let external = reference.target.externalID, let now = externals[external.index] {
          reference.target = .external(now)
        }
        references.append(reference)
      }
      ReferenceOrder.sort(&references, from: start)
    }
    for index in gaps[old] {
      var gap = graph.gaps[index]
      gap.file = FileID(UInt32(file))
      list.append(gap)
    }
    return plan.previous.counts[old]
  }
}
