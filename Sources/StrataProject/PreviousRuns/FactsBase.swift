/// The facts of a project in a run: a reference to the facts cache, and the few files whose facts differ from it.
public struct FactsBase: Sendable {
  /// The identity of the facts cache.
  let identity: UInt64
  let others: [FactsCacheUpdate.Entry]
}

extension CacheFolder {
  /// Stores the facts of a run for the next one. The facts of a few changed files are not written to the cache: it
  /// costs less to read these files again each time than to write the facts of all others.
  /// - Returns: a reference to the facts of the run; nil if there is none.
  public func keep(_ read: ReadResult, over old: FactsCache) -> FactsBase? {
    guard let update = read.cacheUpdate else {
      return read.problems.isEmpty ? old.identity.map { FactsBase(identity: $0, others: []) } : nil
    }
    if let few = update.fewChanges {
      return read.problems.isEmpty ? old.identity.map { FactsBase(identity: $0, others: few) } : nil
    }
    guard let identity = write(update), read.problems.isEmpty else { return nil }
    return FactsBase(identity: identity, others: [])
  }
}

extension FactsCacheUpdate {
  /// The changed files if they are at most one in fifty and no file was added or removed; otherwise nil.
  var fewChanges: [Entry]? {
    guard entries.count == old.count else { return nil }
    let limit = entries.count / 50
    var changed: [Entry] = []
    var marked = 0
    for entry in entries {
      switch entry.source {
      case .cached(let number): if old.stamp(number) != entry.stamp { marked += 1 }
      case .facts:
        guard old.entry(for: entry.path) != nil else { return nil }
        changed.append(entry)
      }
      if changed.count + marked > limit { return nil }
    }
    return changed
  }
}
