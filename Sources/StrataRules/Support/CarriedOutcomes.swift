import StrataModel

/// What rules of scope ``RuleScope/type`` found in a graph with another outline, in files of which everything that these
/// rules may know is the same (``FileSignatures``).
///
/// Messages and remedies are those of before: they may name what is not there any more. So only the numbers of findings are to
/// be used.
struct CarriedOutcomes: Sendable {
  /// The files in which the rules have to look.
  let focus: Focus
  /// By id of the rule, with the ids of the new graph.
  let outcomes: [String: RuleOutcome]
  /// By new file: the old one of which everything is the same; nil if there is none.
  private let sameFile: [Int?]
  private let before: Graph

  /// The index in the run before of a file that is out of focus.
  func oldFile(_ file: FileID) -> Int? { sameFile[file.index] }

  /// The same for a type that a file out of focus declares.
  func oldType(_ type: TypeID, in graph: Graph) -> TypeID? {
    let declaration = graph.types[type.index].declaration
    return sameFile[declaration.file.index].flatMap { before.typeOfDeclaration[$0][Int(declaration.index)] }
  }

  /// - Parameters:
  ///   - edited: paths of the files whose text is not that of the run.
  ///   - signatures: those of the new graph.
  init?(_ run: RuleMemory.Run, edited: Set<String>, to graph: Graph, _ signatures: [UInt64]) {
    guard let before = run.inputs else { return nil }
    self.before = before.graph
    let translation = Translation(before.graph, graph, edited: edited)
    var open = graph.files.indices.filter { file in
      translation.oldFile[file].map { before.signatures[$0] != signatures[file] } ?? true || translation.isEdited[file]
    }
    while true {
      let focus = Focus(around: open, in: graph)
      var failed: Set<Int> = []
      var outcomes: [String: RuleOutcome] = [:]
      for (rule, outcome) in run.outcomes {
        outcomes[rule] = outcome.translated(by: translation, outside: focus, failed: &failed)
      }
      if failed.isEmpty {
        (self.focus, self.outcomes) = (focus, outcomes)
        sameFile = translation.oldFile.enumerated().map { file, old in
          focus.contains(FileID(UInt32(file))) ? nil : old
        }
        return
      }
      open += failed
    }
  }

  /// Ids of one graph as those of another.
  struct Translation {
    private let before: Graph
    private let now: Graph
    /// By old file; nil if it is gone.
    let newFile: [Int?]
    /// By new file; nil if it is new.
    let oldFile: [Int?]
    /// By new file: whether its text is another one.
    let isEdited: [Bool]

    init(_ before: Graph, _ now: Graph, edited: Set<String>) {
      (self.before, self.now) = (before, now)
      let old = Dictionary(
        before.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
      var newFile: [Int?] = Array(repeating: nil, count: before.files.count)
      oldFile = now.files.map { old[$0.path] }
      for (file, old) in oldFile.enumerated() { if let old { newFile[old] = file } }
      self.newFile = newFile
      isEdited = now.files.map { edited.contains($0.path) }
    }

    func file(_ old: FileID) -> FileID? { newFile[old.index].map { FileID(UInt32($0)) } }

    /// Of a file whose text is the same.
    private func sameFile(_ old: FileID) -> FileID? {
      file(old).flatMap { isEdited[$0.index] ? nil : $0 }
    }

    func declaration(_ old: DeclarationID) -> DeclarationID? {
      sameFile(old.file).map { DeclarationID($0, old.index) }
    }

    func location(_ old: CodeLocation) -> CodeLocation? { sameFile(old.file).map { CodeLocation($0, old.offset) } }

    func type(_ old: TypeID) -> TypeID? {
      let declaration = before.types[old.index].declaration
      guard let file = file(declaration.file) else { return nil }
      if !isEdited[file.index] { return now.typeOfDeclaration[file.index][Int(declaration.index)] }
      let (name, kind) = (before.types[old.index].name, before.types[old.index].kind)
      let found = now.typeOfDeclaration[file.index].compactMap(\.self).filter {
        now.types[$0.index].name == name && now.types[$0.index].kind == kind
      }
      return Set(found).count == 1 ? found[0] : nil
    }
  }
}

extension RuleOutcome {
  /// The part in files that are not in focus.
  /// - Parameter failed: gets the files, by their new ids, with a violation that mentions something that is not there.
  fileprivate func translated(
    by translation: CarriedOutcomes.Translation, outside focus: Focus, failed: inout Set<Int>
  ) -> RuleOutcome {
    var result = self
    result.violations = []
    for violation in violations {
      guard let file = translation.file(violation.file), !focus.contains(file) else { continue }
      if let translated = violation.translated(by: translation, in: file) {
        result.violations.append(translated)
      } else {
        failed.insert(file.index)
      }
    }
    result.takeExamined(from: self, newFile: translation.newFile, fileCount: translation.oldFile.count)
    return result
  }
}

extension Violation {
  fileprivate func translated(by translation: CarriedOutcomes.Translation, in file: FileID) -> Violation? {
    var result = self
    result.file = file
    if let type = targetType {
      guard let now = translation.type(type) else { return nil }
      result.targetType = now
    }
    guard var links else { return result }
    // It would write the remedy for the graph of before, and keep that.
    links.deferredRemedy = nil
    // No rule of scope `type` sets these.
    guard links.onceAccepted == nil, links.foundUnder == nil else { return nil }
    if let declaration = links.declaration {
      guard let now = translation.declaration(declaration) else { return nil }
      links.declaration = now
    }
    if let demanding = links.demandedBy {
      guard let now = translation.declaration(demanding) else { return nil }
      links.demandedBy = now
    }
    let related = links.related.compactMap(translation.location)
    let leaders = links.followsFrom.compactMap(translation.location)
    let ends = links.acceptedAt.compactMap(translation.location)
    guard related.count == links.related.count, leaders.count == links.followsFrom.count,
      ends.count == links.acceptedAt.count
    else { return nil }
    (links.related, links.followsFrom, links.acceptedAt) = (related, Set(leaders), Set(ends))
    result.links = links
    return result
  }
}
