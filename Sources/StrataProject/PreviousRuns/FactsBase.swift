import StrataModel

/// What the files of a project said in a run: those that the facts cache holds, and the few that it holds otherwise.
public struct FactsBase: Sendable {
  /// Of the facts cache.
  let identity: UInt64
  let others: [FactsCacheUpdate.Entry]
}

extension CacheFolder {
  /// Keeps the facts of a run for the next one. A few changed files are read again each time rather than writing the
  /// facts of all others anew.
  /// - Returns: what the run's result can be traced to; nil when that is unknown.
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
  /// What has changed, when that is at most one file in fifty and the files are the same ones; else nil.
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
