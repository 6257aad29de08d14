import StrataModel
import StrataThreads

/// Resolves all files on several threads.
enum ResolutionPass {
  /// The output of the threads.
  /// - Parameters:
  ///   - files: the files to resolve; nil: all.
  ///   - recordsCalls: whether references are recorded for every call.
  static func run(
    _ owner: DeclarationOwner, files: [Int]? = nil, recordsCalls: Bool = false, jobs: Int
  ) -> ResolvedParts {
    let count = owner.declarations.projectFileCount
    guard count > 0 else { return ResolvedParts() }
    var result = ResolvedParts(files: count)
    var isWanted = [Bool](repeating: files == nil, count: count)
    for file in files ?? [] { isWanted[file] = true }
    // The files of a module with its own view are resolved in that view, all others in their home module.
    var isElsewhere = [Bool](repeating: false, count: count)
    for view in owner.views { for file in view.own { isElsewhere[file] = true } }
    let common = (0..<count).filter { isWanted[$0] && !isElsewhere[$0] }
    result.take(run(owner, owner.declarations, common, recordsCalls, jobs: jobs))
    for view in owner.views {
      let wanted = view.files.filter { isWanted[$0] }
      guard !wanted.isEmpty else { continue }
      result.take(TargetTable(view, of: owner).withTable { run(owner, $0, wanted, recordsCalls, jobs: jobs) })
    }
    return result
  }

  private static func run(
    _ owner: DeclarationOwner, _ table: Declarations, _ files: [Int], _ recordsCalls: Bool, jobs: Int
  ) -> (outputs: [ThreadOutput], files: [Int], parts: [FilePart]) {
    let count = files.count
    guard count > 0 else { return ([], [], []) }
    let order = WorkOrder.largeFirst(files.map { table.files[$0].codeCount })
    let threads = ResultSlots<ThreadOutput>(min(max(jobs, 1), count))
    let parts = ResultSlots<FilePart>(count)
    let shared = SharedTable(table: table)
    Workers.forEach(count, jobs: jobs) { worker, next in
      var resolver = Resolver(shared.table, symbolCount: owner.symbols.count, recordsCalls: recordsCalls)
      while let turn = next() {
        let file = order[turn]
        let records = resolver.output.records.count
        let gaps = resolver.output.gaps.count
        resolver.resolveFile(shared.table.files[files[file]])
        resolver.sortRecords(from: records)
        let part = FilePart(
          worker: worker, records: records..<resolver.output.records.count, gaps: gaps..<resolver.output.gaps.count,
          counts: resolver.output.counts)
        parts.set(file, part)
      }
      threads.set(worker, resolver.takeOutput())
    }
    return (threads.all.compactMap { $0 }, files, parts.all.map { $0 ?? FilePart() })
  }

  /// `@unchecked Sendable`, because the table is complete and only read.
  private struct SharedTable: @unchecked Sendable { let table: Declarations }
}

extension Resolver {
  /// Sorts the records of one file by location.
  func sortRecords(from start: Int) {
    let externals = output.externals.base
    func name(_ record: ReferenceRecord) -> UInt32 { externals[Int(record.target)].symbol.id }
    var records = UnsafeMutableBufferPointer(start: output.records.base + start, count: output.records.count - start)
    records.sort { a, b in
      if a.offset != b.offset { return a.offset < b.offset }
      if a.kind != b.kind { return a.kind < b.kind }
      if a.isExternal != b.isExternal { return b.isExternal }
      // A thread numbers external types in the order in which it finds them, so the numbers differ from run to run;
      // those of names do not.
      let (one, other) = a.isExternal ? (name(a), name(b)) : (a.target, b.target)
      if one != other { return one < other }
      return a.target != b.target ? a.target < b.target : a.memberDeclaration < b.memberDeclaration
    }
  }
}
