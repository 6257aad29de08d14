import StrataModel
import StrataThreads

/// Makes the graph of what the threads found.
///
/// Sendable by hand: the outputs, which are plain pointers, are complete and only read.
struct GraphAssembly: @unchecked Sendable {
  let files: [ReadFile]
  let layout: ModuleLayout
  let owner: DeclarationOwner
  /// One for each thread.
  let outputs: [ReferenceOutput]
  /// In the order of the files.
  let parts: [FilePart]
  let jobs: Int

  private var table: Declarations { owner.declarations }

  func graph() -> Graph {
    let externals = ExternalTable(outputs: outputs, owner: owner)
    let types = TypeEntities(owner: owner, externals: externals)
    let ((entities, typeOfDeclaration), ((references, ranges), gaps)) = Threads.both(
      jobs: jobs, { (types.entities(), types.typeOfDeclaration()) }, { (self.references(externals), self.gaps()) })
    let count = entities.count
    let (outgoing, incoming) = Threads.both(
      jobs: jobs, { Adjacency.lists(of: count, in: references) { $0.source?.index } },
      { Adjacency.lists(of: count, in: references) { $0.target.typeID?.index } })
    return Graph(
      files: sourceFiles(), modules: layout.modules, types: entities, externals: externals.types,
      references: references, outgoing: outgoing, incoming: incoming, referencesInFile: ranges,
      typeOfDeclaration: typeOfDeclaration, ledger: ledger(), gaps: gaps)
  }

  private func sourceFiles() -> [SourceFile] {
    files.indices.map { index in
      SourceFile(
        path: files[index].path, module: ModuleID(UInt32(layout.moduleOfFile[index])),
        isTest: layout.isTestFile[index], facts: files[index].facts)
    }
  }

  private func references(_ externals: ExternalTable) -> ([Reference], [Range<Int>]) {
    var list: [Reference] = []
    list.reserveCapacity(parts.reduce(0) { $0 + $1.records.count })
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(parts.count)
    for (index, part) in parts.enumerated() {
      let start = list.count
      let records = outputs[part.worker].records
      for record in part.records {
        list.append(reference(records[record], FileID(UInt32(index)), part.worker, externals))
      }
      ranges.append(start..<list.count)
    }
    return (list, ranges)
  }

  private func reference(
    _ record: ReferenceRecord, _ file: FileID, _ worker: Int, _ externals: ExternalTable
  ) -> Reference {
    let target: Target =
      record.isExternal ? .external(externals.id(of: record.target, worker: worker)) : .type(TypeID(record.target))
    return Reference(
      source: record.source == noEntity ? nil : TypeID(record.source), target: target,
      kind: Reference.Kind(rawValue: record.kind) ?? .mentions,
      context: Reference.Context(rawValue: record.context), file: file, offset: record.offset,
      declaration: record.declaration, member: record.member,
      memberDeclaration: declarationID(record.memberDeclaration))
  }

  /// A declaration as the graph names it; nil for those of known frameworks.
  private func declarationID(_ number: DeclarationNumber) -> DeclarationID? {
    guard number != noIndex else { return nil }
    let file = table.fileOf[Int(number)]
    guard Int(file) < table.projectFileCount else { return nil }
    return DeclarationID(FileID(file), number - table.files[Int(file)].declarationBase)
  }

  private func ledger() -> Ledger {
    var sum = Ledger()
    for output in outputs {
      sum.references += output.ledger.references
      sum.resolved += output.ledger.resolved
      sum.external += output.ledger.external
      sum.ambiguous += output.ledger.ambiguous
      sum.unresolved += output.ledger.unresolved
    }
    return sum
  }

  private func gaps() -> [Gap] {
    var list: [Gap] = []
    for (index, part) in parts.enumerated() {
      let records = outputs[part.worker].gaps
      let own = part.gaps.map { gap in
        Gap(
          reason: records[gap].isAmbiguous ? .ambiguous : .unresolved,
          name: owner.symbols.text(of: records[gap].name), file: FileID(UInt32(index)),
          offset: records[gap].offset)
      }
      list += own.sorted { ($0.offset, $0.name, $0.reason.rawValue) < ($1.offset, $1.name, $1.reason.rawValue) }
    }
    return list
  }
}
