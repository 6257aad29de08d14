import StrataModel
import StrataThreads

/// Resolves all files on several threads.
enum ResolutionPass {
  /// What the threads found. Whoever asks frees the outputs.
  static func run(_ owner: DeclarationOwner, jobs: Int) -> (outputs: [ReferenceOutput], parts: [FilePart]) {
    let count = owner.declarations.projectFileCount
    guard count > 0 else { return ([], []) }
    let order = WorkOrder.largeFirst((0..<count).map { owner.declarations.files[$0].codeCount })
    let results = Results(threads: min(max(jobs, 1), count), files: count)
    Workers.forEach(count, jobs: jobs) { worker, next in
      var resolver = Resolver(owner.declarations, symbolCount: owner.symbols.count)
      while let turn = next() {
        let file = order[turn]
        let records = resolver.output.records.count
        let gaps = resolver.output.gaps.count
        resolver.resolveFile(owner.declarations.files[file])
        resolver.sortRecords(from: records)
        let part = FilePart(
          worker: worker, records: records..<resolver.output.records.count, gaps: gaps..<resolver.output.gaps.count)
        results.set(file, part)
      }
      resolver.output.freeScratch()
      results.set(worker: worker, resolver.output)
      resolver.free()
    }
    return (results.outputs(), results.parts())
  }

  /// Sendable by hand: every thread writes to places of its own, and they are read when all have ended.
  private final class Results: @unchecked Sendable {
    private let fileParts: UnsafeMutableBufferPointer<FilePart>
    private let threads: UnsafeMutableBufferPointer<ReferenceOutput?>

    init(threads count: Int, files: Int) {
      fileParts = .allocate(capacity: files)
      fileParts.initialize(repeating: FilePart())
      threads = .allocate(capacity: count)
      threads.initialize(repeating: nil)
    }

    deinit {
      fileParts.deinitialize().deallocate()
      threads.deinitialize().deallocate()
    }

    func set(_ file: Int, _ part: FilePart) { fileParts[file] = part }
    func set(worker: Int, _ output: ReferenceOutput) { threads[worker] = output }
    func parts() -> [FilePart] { Array(fileParts) }
    func outputs() -> [ReferenceOutput] { threads.compactMap { $0 } }
  }
}

extension Resolver {
  /// Puts the records of one file in the order of their places.
  func sortRecords(from start: Int) {
    let externals = output.externals
    func name(_ record: ReferenceRecord) -> UInt32 { externals[Int(record.target)].symbol.id }
    var records = UnsafeMutableBufferPointer(start: output.records.base + start, count: output.records.count - start)
    records.sort { a, b in
      if a.offset != b.offset { return a.offset < b.offset }
      if a.kind != b.kind { return a.kind < b.kind }
      if a.isExternal != b.isExternal { return b.isExternal }
      // Numbers of outside types depend on what the thread met before, those of names do not.
      let (one, other) = a.isExternal ? (name(a), name(b)) : (a.target, b.target)
      return one != other ? one < other : a.target < b.target
    }
  }
}
