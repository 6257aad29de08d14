import StrataThreads

/// The result of an earlier run on the same files, in which nothing but positions has changed since.
public struct PreviousResult: Sendable {
  public let bytes: [UInt8]
  /// The changes of positions, by path; unchanged files have none.
  public let offsetMaps: [String: OffsetMap]
}

extension CacheFolder {
  /// Stores the result of a run for runs in which only positions differ.
  /// - Parameter key: identifies everything on which the result depends except the content of the files.
  @discardableResult public func storePrevious(_ bytes: [UInt8], for key: CacheKey, base: FactsBase) -> Bool {
    guard key.isSettled, prepare(), var file = AtomicFile(previousPath(key)) else { return false }
    let record = PreviousRecord.encode(bytes, for: key, base: base, foundation: foundation)
    guard record.withUnsafeBytes({ file.write($0) }), file.complete() else { return false }
    removeOld(prefix: "previous-", limit: 4)
    return true
  }

  /// The result that was stored under a key, if every file has the same facts, except for positions.
  /// - Parameters:
  ///   - key: the key under which the result was stored.
  ///   - files: as ``Discovery`` listed them.
  ///   - root: the folder to which their paths are relative.
  public func loadPrevious(_ key: CacheKey, files: [ListedFile], root: String) -> PreviousResult? {
    guard let file = MappedFile(previousPath(key)),
      let record = PreviousRecord(file.bytes, key: key, foundation: foundation)
    else { return nil }
    let cache = loadFacts()
    guard cache.identity == record.identity, cache.count == files.count else { return nil }
    let search = PreviousSearch(cache: cache, others: record.others, files: files, root: root)
    // Files are parsed on a thread with a larger stack.
    let result = Threads.both(jobs: 1, { search.offsetMaps() }, {}).0
    return result.map { PreviousResult(bytes: record.result, offsetMaps: $0) }
  }

  private func previousPath(_ key: CacheKey) -> String { path + "/previous-" + key.text }
}

/// Compares the present facts of files with those of the earlier run.
private struct PreviousSearch: Sendable {
  let cache: FactsCache
  let others: [String: PreviousRecord.Other]
  let files: [ListedFile]
  let root: String

  /// If more files have changed, a comparison is not worth its time.
  private var limit: Int { files.count / 50 + 8 }

  func offsetMaps() -> [String: OffsetMap]? {
    guard let suspects = suspects() else { return nil }
    var worker = FileWorker(root: root, cache: cache, time: fileSystemTime())
    var offsetMaps: [String: OffsetMap] = [:]
    for (file, entry) in suspects {
      let outcome = worker.outcome(of: file)
      guard outcome.problem == nil, let now = outcome.facts else { return nil }
      let other = others[file.path]
      if let other {
        if other.hash == outcome.stamp.hash, other.size == outcome.stamp.size { continue }
      } else if outcome.cached != nil {
        continue
      }
      guard let before = other.map({ $0.facts }) ?? cache.facts(entry),
        let map = OffsetMap(from: before, to: now)
      else { return nil }
      offsetMaps[file.path] = map
    }
    return offsetMaps
  }

  /// The files that may have changed; nil if there are too many, or files were added or removed.
  private func suspects() -> [(ListedFile, Int)]? {
    var result: [(ListedFile, Int)] = []
    var last = -1
    for file in files {
      guard let entry = cache.entry(for: file.path, after: last) else { return nil }
      last = entry
      if cache.isTrusted(entry, file), others[file.path] == nil { continue }
      result.append((file, entry))
      if result.count > limit { return nil }
    }
    return result
  }
}
