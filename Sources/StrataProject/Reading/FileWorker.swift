import StrataModel
import StrataSyntax

/// The state of one thread that reads the facts of one file after the other.
struct FileWorker: ~Copyable {
  private let root: OpenFolder
  let cache: FactsCache
  /// The facts are written to a cache, so that a hash of the content is needed.
  let keepsCache: Bool
  /// The time at which reading began.
  let time: Int64
  private var buffer = SourceBuffer()
  private var reader = SwiftReader.Worker()

  init(root: String, cache: FactsCache?, time: Int64) {
    self.root = OpenFolder(root)
    self.cache = cache ?? FactsCache()
    keepsCache = cache != nil
    self.time = time
  }

  mutating func outcome(of file: ListedFile) -> FileOutcome {
    let entry = cache.entry(for: file.path)
    if let entry, cache.isTrusted(entry, file), let facts = cache.facts(entry) {
      return FileOutcome(facts: facts, stamp: cache.stamp(entry), cached: entry, isUnchanged: true)
    }
    switch buffer.read(file.path, in: root, limit: FactsReader.sizeLimit) {
    case .failure(let failure): return FileOutcome(problem: failure.reason, stamp: FileStamp())
    case .success(let status): return outcome(of: status, entry)
    }
  }

  /// The outcome for the bytes in the buffer. The same bytes have the same facts, whatever the modification time is.
  private mutating func outcome(of status: FileStatus, _ entry: Int?) -> FileOutcome {
    let bytes = buffer.bytes
    let stamp = FileStamp(
      size: Int64(bytes.count), modified: status.modified, inode: status.inode,
      hash: keepsCache ? Hash64.of(UnsafeRawBufferPointer(bytes), seed: cache.seed) : 0,
      isSettled: FileStatus.isSettled(status.modified, at: time))
    if let entry, cache.stamp(entry).hash == stamp.hash, cache.stamp(entry).size == stamp.size,
      let facts = cache.facts(entry)
    {
      return FileOutcome(facts: facts, stamp: stamp, cached: entry, isUnchanged: cache.stamp(entry) == stamp)
    }
    let problem = UTF8Repair.repair(bytes).map { ReadProblem.Reason.notUTF8(offset: $0) }
    let facts = reader.facts(ofPadded: bytes)
    return FileOutcome(facts: facts, problem: problem, stamp: stamp)
  }
}
