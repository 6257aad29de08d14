import StrataModel
import StrataSyntax
import StrataThreads

/// Reads source files in parallel.
public enum FactsReader {
  /// Larger files are not read; in bytes.
  static let sizeLimit: Int64 = 64 << 20

  /// Reads the facts of files: from the cache if it has those of the same content, otherwise by parsing.
  /// - Parameters:
  ///   - files: as ``Discovery`` listed them.
  ///   - root: the folder to which their paths are relative.
  ///   - cache: facts of an earlier run; nil if no cache is read or written.
  ///   - jobs: the number of threads, at least 1.
  ///   - progress: called from time to time, on any of the threads, with the number of files that are done.
  public static func read(
    _ files: [ListedFile], root: String, cache: FactsCache? = FactsCache(), jobs: Int,
    progress: (@Sendable (_ done: Int) -> Void)? = nil
  ) -> ReadResult {
    let slots = ResultSlots<FileOutcome>(files.count)
    let order = WorkOrder.largeFirst(files.map(\.size))
    let queue = WorkQueue(files.count)
    let time = fileSystemTime()
    Threads.run(min(max(jobs, 1), max(files.count, 1))) { _ in
      var worker = FileWorker(root: root, cache: cache, time: time)
      while let turn = queue.take() {
        let index = order[turn]
        slots.set(index, worker.outcome(of: files[index]))
        if turn % 64 == 63 { progress?(turn + 1) }
      }
    }
    progress?(files.count)
    var result = result(of: slots.all, for: files, cache: cache ?? FactsCache())
    if cache == nil { result.cacheUpdate = nil }
    return result
  }

  /// Reads the facts of files that are not on disk.
  /// - Parameter read: the bytes of a file by its path; called on several threads.
  package static func read(
    _ files: [ListedFile], jobs: Int, progress: (@Sendable (_ done: Int) -> Void)?,
    bytes read: @escaping @Sendable (String) throws(ReadProblem) -> [UInt8]
  ) -> ReadResult {
    let outcomes = parallelMap(files.count, jobs: jobs, size: 16, state: { () }) { _, range in
      range.map { index -> FileOutcome in
        do throws(ReadProblem) {
          return outcome(of: try read(files[index].path))
        } catch {
          return FileOutcome(problem: error.reason, stamp: FileStamp())
        }
      }
    }
    progress?(files.count)
    var result = ReadResult()
    for (file, outcome) in zip(files, outcomes) {
      if let problem = outcome.problem { result.problems.append(ReadProblem(path: file.path, reason: problem)) }
      guard let facts = outcome.facts else { continue }
      result.parsed += 1
      result.files.append(ReadFile(path: file.path, facts: facts))
    }
    result.problems.sort()
    return result
  }

  private static func outcome(of source: [UInt8]) -> FileOutcome {
    guard source.count <= sizeLimit else {
      return FileOutcome(problem: .tooLarge(bytes: Int64(source.count)), stamp: FileStamp())
    }
    var source = source
    return source.withUnsafeMutableBufferPointer { bytes in
      let problem = UTF8Repair.repair(bytes).map { ReadProblem.Reason.notUTF8(offset: $0) }
      return FileOutcome(facts: SwiftReader.facts(of: UnsafeBufferPointer(bytes)), problem: problem, stamp: FileStamp())
    }
  }

  /// The bytes of one file.
  package static func bytes(of path: String, root: String) throws(ReadProblem) -> [UInt8] {
    var buffer = SourceBuffer()
    let folder = OpenFolder(root)
    switch buffer.read(path, in: folder, limit: sizeLimit) {
    case .success: return Array(buffer.bytes)
    case .failure(let failure): throw ReadProblem(path: path, reason: failure.reason)
    }
  }
}

/// The result of reading.
public struct ReadResult: Sendable {
  /// In the order of the list; files that could not be read are missing.
  public var files: [ReadFile]
  /// Sorted.
  public var problems: [ReadProblem]
  /// The number of files that were parsed; the facts of the others came from the cache.
  package var parsed = 0
  /// The new content of the cache; nil if it has not changed.
  var cacheUpdate: FactsCacheUpdate?

  /// The result of a workspace that reads everything itself and has no cache.
  public init(files: [ReadFile] = [], problems: [ReadProblem] = []) {
    self.files = files
    self.problems = problems
  }
}

/// The result for one file.
struct FileOutcome {
  var facts: FileFacts?
  var problem: ReadProblem.Reason?
  var stamp: FileStamp
  /// The entry of the cache, if the facts come from there.
  var cached: Int?
  /// The entry of the cache has the same stamp.
  var isUnchanged = false
}

extension FactsReader {
  private static func result(
    of outcomes: [FileOutcome?], for files: [ListedFile], cache: FactsCache
  ) -> ReadResult {
    var result = ReadResult()
    result.files.reserveCapacity(files.count)
    var entries: [FactsCacheUpdate.Entry] = []
    entries.reserveCapacity(files.count)
    var unchanged = 0
    for (index, file) in files.enumerated() {
      guard let outcome = outcomes[index] else { continue }
      if let problem = outcome.problem { result.problems.append(ReadProblem(path: file.path, reason: problem)) }
      guard let facts = outcome.facts else { continue }
      if outcome.cached == nil { result.parsed += 1 }
      if outcome.isUnchanged { unchanged += 1 }
      result.files.append(ReadFile(path: file.path, facts: facts))
      // A file with a problem is read again each time, so that the problem is reported each time.
      guard outcome.problem == nil else { continue }
      let source = outcome.cached.map { FactsCacheUpdate.Source.cached($0) } ?? .facts(facts)
      entries.append(FactsCacheUpdate.Entry(path: file.path, stamp: outcome.stamp, source: source))
    }
    let isChanged = unchanged != entries.count || entries.count != cache.count
    result.problems.sort()
    if isChanged { result.cacheUpdate = FactsCacheUpdate(entries: entries, old: cache) }
    return result
  }
}
