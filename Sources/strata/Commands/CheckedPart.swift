import StrataCommandLine
import StrataDefinition
import StrataModel

/// One definition of a run, with the code that it rules and its baseline: that at the root, or one that it names under
/// `definitions`.
struct CheckedPart {
  let project: Project
  /// Relative to the root of the run; empty for the root.
  let folder: String

  /// Notices about the definitions that the part names and that rule no code; with paths relative to the part's root.
  private(set) var notices: [Notice] = []

  init(project: Project, folder: String) {
    self.project = project
    self.folder = folder
  }

  /// The project at the root, and those of the definitions that it names, at any depth, in order. A definition without a
  /// Swift file is left out, with a notice.
  static func all(
    _ root: Project, _ arguments: ParsedArguments, _ console: Console, _ progress: Progress
  ) throws(UserError) -> [CheckedPart] {
    var parts = [CheckedPart(project: root, folder: "")]
    var index = 0
    while index < parts.count {
      let part = parts[index]
      for nested in part.project.definition.nested {
        let file = Paths.join(part.project.location.root, nested.path)
        let location = ProjectLocation(
          root: Paths.parent(of: file), definitionFile: file, focus: [], content: root.location.content)
        let project = try ProjectOptions.project(at: location, needsFiles: false, arguments, console, progress)
        if project.hasFiles {
          parts.append(CheckedPart(project: project, folder: Paths.join(part.folder, nested.folder)))
        } else {
          parts[index].notices.append(emptyDefinition(nested))
        }
      }
      index += 1
    }
    return parts
  }

  private static func emptyDefinition(_ nested: NestedDefinition) -> Notice {
    Notice(
      kind: .emptyDefinition,
      message:
        "this definition rules no Swift file; nothing was checked in '\(nested.folder)'. Remove it and its entry in "
        + "'definitions', or look whether its 'exclude' or 'sources' leave all files out",
      origin: nested.path)
  }

  /// A path of the part, relative to the root of the run.
  func shown(_ path: String) -> String { path.isEmpty ? path : RelativePath.child(path, of: folder) }

  /// The definition, relative to the root of the run.
  var definitionPath: String {
    project.location.definitionFile.map { shown(Paths.relative($0, from: project.location.root)) } ?? ""
  }
}

extension CheckResult {
  /// The results of several definitions as one, with paths relative to the root of the run.
  /// - Parameters:
  ///   - parts: with their results; the root first.
  ///   - statistics: of each part.
  init(joining parts: [(part: CheckedPart, result: CheckResult)], statistics: [Statistics?]) {
    self = parts[0].result
    guard parts.count > 1 else { return }
    for index in notices.indices where notices[index].origin.isEmpty {
      notices[index].origin = parts[0].part.definitionPath
    }
    for (part, result) in parts.dropFirst() { add(result, of: part) }
    findings.sort(by: Finding.precedes)
    acceptedFindings.sort(by: AcceptedFinding.precedes)
    let types = parts.reduce(0) { $0 + $1.result.typeCount }
    let points = parts.reduce(0) { $0 + $1.result.score * $1.result.typeCount }
    score = types == 0 ? parts.reduce(100) { min($0, $1.result.score) } : points / types
    definitions = zip(parts, statistics).map { checked, statistics in
      let (part, result) = checked
      var own = part.folder.isEmpty ? nil : statistics
      own?.unassignedFolders = statistics?.unassignedFolders.map { $0.renamed(part.shown) } ?? []
      own?.filesWithoutLayer = statistics?.filesWithoutLayer.map(part.shown) ?? []
      return DefinitionSummary(
        path: part.definitionPath, style: result.style, fileCount: result.fileCount, typeCount: result.typeCount,
        errorCount: result.errorCount, warningCount: result.warningCount, baselined: result.baselined,
        score: result.score, rules: Set(result.rules.map(\.id)), statistics: own)
    }
  }

  private mutating func add(_ other: CheckResult, of part: CheckedPart) {
    fileCount += other.fileCount
    typeCount += other.typeCount
    roles = Set(roles + other.roles).sorted()
    layers = Set(layers + other.layers).sorted()
    baselined += other.baselined
    findings += other.findings.map { $0.moved { part.shown($0) } }
    implied += other.implied
    acceptedFindings += other.acceptedFindings.map { accepted in
      AcceptedFinding(accepted.finding.moved { part.shown($0) }, by: accepted.acceptor, reason: accepted.reason)
    }
    ledger.unassignedTypes += other.ledger.unassignedTypes
    ledger.typesWithoutLayer += other.ledger.typesWithoutLayer
    ledger.filesWithoutLayer += other.ledger.filesWithoutLayer
    accepted.add(other.accepted)
    for run in other.rules {
      if let index = rules.firstIndex(where: { $0.id == run.id }) {
        rules[index].severity = max(rules[index].severity, run.severity)
        rules[index].examined += run.examined
        rules[index].findings += run.findings
      } else {
        rules.append(run)
      }
    }
    rules.sort { $0.id < $1.id }
    for var notice in other.notices {
      notice.origin = notice.origin.isEmpty ? part.definitionPath : part.shown(notice.origin)
      if !notices.contains(notice) { notices.append(notice) }
    }
  }
}

extension Acceptance {
  fileprivate mutating func add(_ other: Acceptance) {
    baselineEntries += other.baselineEntries
    baselineLocations += other.baselineLocations
    exemptions += other.exemptions
    exemptedFindings += other.exemptedFindings
    suppressions += other.suppressions
    generatedFiles += other.generatedFiles
    if let more = other.change {
      change = BaselineChange(
        reference: more.reference, added: (change?.added ?? 0) + more.added,
        removed: (change?.removed ?? 0) + more.removed)
    }
  }
}
