import StrataModel
import StrataThreads

/// Makes the graph from the output of the threads.
///
/// `@unchecked Sendable`, because the outputs are complete and only read.
struct GraphAssembly: @unchecked Sendable {
  let files: [ReadFile]
  let layout: ModuleLayout
  let owner: DeclarationOwner
  let resolved: ResolvedParts
  /// What is reused of the previous graph; nil: nothing.
  let plan: ReusePlan?
  let objectiveC: Set<String>
  let jobs: Int

  private var table: Declarations { owner.declarations }

  /// The graph and, by file, how many of its references were resolved.
  func graph() -> (Graph, [Ledger.Counts]) {
    let externals = ExternalTable(
      outputs: resolved.outputs, further: plan?.externalNames ?? [], owner: owner, objectiveC: objectiveC)
    let types = TypeEntities(owner: owner, externals: externals)
    let ((entities, typeOfDeclaration), found) = Threads.both(
      jobs: jobs, { (types.entities(), types.typeOfDeclaration()) }, { self.found(externals) })
    let count = entities.count
    let references = found.references
    let (outgoing, incoming) = Threads.both(
      jobs: jobs, { Adjacency.lists(of: count, in: references) { $0.source?.index } },
      { Adjacency.lists(of: count, in: references) { $0.target.typeID?.index } })
    let graph = Graph(
      files: sourceFiles(), modules: layout.modules, types: entities, externals: externals.types,
      references: references, outgoing: outgoing, incoming: incoming, referencesInFile: found.ranges,
      typeOfDeclaration: typeOfDeclaration, ledger: found.ledger, gaps: found.gaps)
    return (graph, found.counts)
  }

  private func sourceFiles() -> [SourceFile] {
    files.indices.map { index in
      SourceFile(
        path: files[index].path, module: ModuleID(UInt32(layout.moduleOfFile[index])),
        otherModules: (layout.otherModulesOfFile[index] ?? []).map { ModuleID(UInt32($0)) },
        isTest: layout.isTestFile[index], isUncompiled: layout.uncompiledFiles.contains(index),
        facts: files[index].facts)
    }
  }

  // MARK: References

  private struct Found {
    var references: [Reference] = []
    var ranges: [Range<Int>] = []
    var gaps: [Gap] = []
    var ledger = Ledger()
    /// By file.
    var counts: [Ledger.Counts] = []
  }

  private func found(_ externals: ExternalTable) -> Found {
    var found = Found()
    found.references.reserveCapacity(
      max(resolved.parts.reduce(0) { $0 + $1.records.count }, plan?.previous.graph.references.count ?? 0))
    found.ranges.reserveCapacity(resolved.parts.count)
    let previous = PreviousFindings(plan: plan, externals: externals)
    for (index, part) in resolved.parts.enumerated() {
      let start = found.references.count
      if let counts = previous?.append(index, to: &found.references, &found.gaps) {
        found.ranges.append(start..<found.references.count)
        note(counts, index, &found)
        continue
      }
      var counts = part.counts
      append(part, FileID(UInt32(index)), externals, to: &found.references)
      var gaps = gaps(of: part, FileID(UInt32(index)))
      for further in resolved.furtherParts[index] ?? [] {
        let union = TargetUnion(
          references: Array(found.references[start...]), gaps: gaps, counts: counts
        ).adding(references(of: further, index, externals), self.gaps(of: further, FileID(UInt32(index))))
        found.references.replaceSubrange(start..., with: union.references)
        gaps = union.gaps
        counts = union.counts
      }
      ReferenceOrder.sort(&found.references, from: start)
      if !objectiveC.isEmpty { countObjectiveC(found.references[start...], externals, &counts) }
      found.ranges.append(start..<found.references.count)
      found.gaps += gaps
      note(counts, index, &found)
    }
    found.ledger.production.cutOff += table.cutOff
    return found
  }

  private func note(_ counts: Ledger.Counts, _ file: Int, _ found: inout Found) {
    found.counts.append(counts)
    if layout.isTestFile[file] {
      found.ledger.tests = found.ledger.tests + counts
    } else {
      found.ledger.production = found.ledger.production + counts
    }
  }

  private func append(
    _ part: FilePart, _ file: FileID, _ externals: ExternalTable, to list: inout [Reference]
  ) {
    if part.records.isEmpty { return }
    let thread = resolved.outputs[part.worker]
    let records = thread.output.records.base
    withExtendedLifetime(thread) {
      for record in part.records { list.append(reference(records[record], file, part.worker, externals)) }
    }
  }

  private func references(of part: FilePart, _ file: Int, _ externals: ExternalTable) -> [Reference] {
    var list: [Reference] = []
    append(part, FileID(UInt32(file)), externals, to: &list)
    return list
  }

  private func reference(
    _ record: ReferenceRecord, _ file: FileID, _ worker: Int, _ externals: ExternalTable
  ) -> Reference {
    let member = declarationID(record.memberDeclaration)
    let target: Target
    if record.isExternal {
      target = .external(externals.id(of: record.target, worker: worker))
    } else if record.target == noEntity, let member {
      target = .declaration(in: member.file)
    } else {
      target = .type(TypeID(record.target))
    }
    return Reference(
      source: record.source == noEntity ? nil : TypeID(record.source), target: target,
      kind: Reference.Kind(rawValue: record.kind) ?? .mentions,
      context: Reference.Context(rawValue: record.context), file: file, offset: record.offset,
      declaration: record.declaration, member: record.member,
      memberDeclaration: member)
  }

  /// The id of a declaration in the graph; nil if a known framework declares it.
  private func declarationID(_ number: DeclarationNumber) -> DeclarationID? {
    guard number != noIndex else { return nil }
    let file = table.fileOf[Int(number)]
    guard Int(file) < table.projectFileCount else { return nil }
    return DeclarationID(FileID(file), number - table.files[Int(file)].declarationBase)
  }

  // MARK: Gaps

  private func gaps(of part: FilePart, _ file: FileID) -> [Gap] {
    guard !part.gaps.isEmpty else { return [] }
    let thread = resolved.outputs[part.worker]
    let own = part.gaps.map { index in
      let gap = thread.output.gaps[index]
      return Gap(reason: gap.reason, name: owner.symbols.text(of: gap.name), file: file, offset: gap.offset)
    }
    return own.sorted { ($0.offset, $0.name, $0.reason.rawValue) < ($1.offset, $1.name, $1.reason.rawValue) }
  }

  private func countObjectiveC(
    _ references: ArraySlice<Reference>, _ externals: ExternalTable, _ counts: inout Ledger.Counts
  ) {
    for reference in references {
      guard let external = reference.target.externalID, externals.types[external.index].isObjectiveC else { continue }
      counts.objectiveC += 1
      counts.external -= 1
    }
  }
}
