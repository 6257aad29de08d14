import StrataThreads

/// The contents of a repository, by their identities. Those of small files that are asked for one by one, such as
/// manifests, are kept: the commits of a repository have most of them in common.
final class GitBlobs: Sendable {
  private let kept = Guarded<[String: [UInt8]]>([:])

  /// Reads contents that will be asked for one by one, and keeps them.
  func prepare(_ ids: [String], _ git: Git) {
    let known = kept.withLock { kept in kept }
    let missing = Set(ids).filter { known[$0] == nil }.sorted()
    guard !missing.isEmpty else { return }
    let read = Self.read(missing, git)
    kept.withLock { kept in kept.merge(read) { first, _ in first } }
  }

  /// The contents by identity; those that Git cannot read are missing.
  func contents(_ ids: [String], _ git: Git) -> [String: [UInt8]] {
    let known = kept.withLock { kept in kept }
    let missing = Set(ids).filter { known[$0] == nil }.sorted()
    var result = missing.isEmpty ? [:] : Self.read(missing, git)
    for id in ids { if let bytes = known[id] { result[id] = bytes } }
    return result
  }

  static func read(_ ids: [String], _ git: Git) -> [String: [UInt8]] {
    guard !ids.isEmpty else { return [:] }
    let input = ids.flatMap { Array(($0 + "\n").utf8) }
    return GitObjects.contents(git.run(["cat-file", "--batch"], input: input).output)
  }
}
