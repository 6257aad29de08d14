import StrataModel

/// The folder with the caches of one project. Its content decides what is reported, so only its owner may write to it.
/// No operation fails: a cache that cannot be read is empty, one that cannot be written is not written.
public struct CacheFolder: Sendable {
  /// Absolute, or relative to the current directory.
  public let path: String
  /// Version of the tool: caches of other versions are ignored.
  let version: String

  /// A folder, which need not exist.
  public init(path: String, version: String) {
    self.path = path
    self.version = version
  }

  /// Name of the folder for one project: that of its root, and a hash of the root's path.
  public static func name(forRoot root: String) -> String {
    var hash = Hash64()
    hash.add(root)
    let key = CacheKey(high: hash.value, low: UInt64(root.utf8.count)).text.prefix(16)
    let last = root.pathComponents.last ?? "root"
    return "\(last)-\(key)"
  }

  /// Why an existing folder cannot be trusted: another user owns it or may write to it. A phrase without a subject.
  public static func problem(withOwnerOf path: String) -> String? {
    guard let status = FileStatus(path: path) else { return nil }
    if status.kind != .folder { return "is not a folder" }
    if !status.isOwn { return "belongs to another user" }
    return status.isWritableByOthers ? "can be written by other users" : nil
  }

  /// Creates the folder, for its owner only.
  /// - Returns: whether it exists afterwards.
  package static func create(_ path: String) -> Bool { makeFolder(path) }

  // MARK: Facts

  /// The facts of an earlier run; empty if there are none, or none that can be trusted.
  public func loadFacts() -> FactsCache {
    MappedFile(factsPath).flatMap { FactsCache($0, foundation: foundation) } ?? FactsCache()
  }

  /// Writes the whole facts cache, and returns its identity; nil when it could not be written.
  @discardableResult func write(_ update: FactsCacheUpdate) -> UInt64? {
    guard prepare(), var file = AtomicFile(factsPath), let identity = update.write(to: &file, foundation: foundation),
      file.complete()
    else { return nil }
    return identity
  }

  /// Whether there are facts of an earlier run. After a run there are, unless the folder cannot be written or is full.
  public var holdsFacts: Bool { FileStatus(path: factsPath) != nil }

  private var factsPath: String { path + "/facts" }

  /// A hash of everything on which the meaning of the cached bytes depends.
  var foundation: UInt64 {
    var hash = Hash64(seed: FactsLayout.digest)
    hash.add(version)
    return hash.value
  }

  // MARK: Results

  /// How many results are kept, since different commands on the same files have different ones.
  private static let resultLimit = 8
  private static let resultMagic: UInt64 = 0x3152_4154_5254_531A
  private static let resultHeaderSize = 48

  /// What is stored under keys; of each kind the latest ones are kept.
  public enum ResultKind: String, Sendable {
    /// Of a check.
    case check = "result-"
    /// Of the commits of a history.
    case history = "history-"
  }

  /// The result that was stored under a key, if it is one of the latest and undamaged.
  public func loadResult(_ key: CacheKey, kind: ResultKind = .check) -> [UInt8]? {
    guard let file = MappedFile(resultPath(key, kind)) else { return nil }
    let bytes = file.bytes
    guard bytes.count >= Self.resultHeaderSize, bytes.number(0) == Self.resultMagic, bytes.number(1) == foundation,
      bytes.number(2) == key.high, bytes.number(3) == key.low,
      bytes.number(4) == UInt64(bytes.count - Self.resultHeaderSize)
    else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: bytes[Self.resultHeaderSize...])
    return bytes.number(5) == Hash64.of(content) ? [UInt8](content) : nil
  }

  /// Stores the result of a run. False if it could not be written, or must not be: see ``CacheKey/isSettled``.
  @discardableResult
  public func storeResult(_ bytes: [UInt8], for key: CacheKey, kind: ResultKind = .check) -> Bool {
    guard key.isSettled, prepare(), var file = AtomicFile(resultPath(key, kind)) else { return false }
    var content: [UInt8] = []
    for number in [
      Self.resultMagic, foundation, key.high, key.low, UInt64(bytes.count),
      bytes.withUnsafeBytes { Hash64.of($0) },
    ] { content.append(number: number) }
    content += bytes
    guard content.withUnsafeBytes({ file.write($0) }), file.complete() else { return false }
    removeOld(prefix: kind.rawValue, limit: Self.resultLimit)
    return true
  }

  private func resultPath(_ key: CacheKey, _ kind: ResultKind) -> String { path + "/" + kind.rawValue + key.text }

  /// Removes all files of a kind except the latest ones.
  func removeOld(prefix: String, limit: Int) {
    var results: [(modified: Int64, name: String)] = []
    guard let folder = FolderReader(path) else { return }
    folder.forEach { name, _, _ in
      let name = String(cString: name)
      guard name.hasPrefix(prefix), let status = FileStatus(path: path + "/" + name) else { return }
      results.append((status.modified, name))
    }
    results.sort { ($0.modified, $0.name) > ($1.modified, $1.name) }
    for old in results.dropFirst(limit) { removeFile(path + "/" + old.name) }
  }

  // MARK: The folder

  /// Creates the folder, for its owner only, with a file that makes Git ignore it.
  func prepare() -> Bool {
    guard makeFolder(path) else { return false }
    let ignore = path + "/.gitignore"
    if FileStatus(path: ignore) == nil, var file = AtomicFile(ignore) {
      _ = [UInt8]("*\n".utf8).withUnsafeBytes { file.write($0) } && file.complete()
    }
    return true
  }
}
