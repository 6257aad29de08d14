import Foundation
import StrataStorage
import StrataTesting

/// Settings and secrets against what they are kept in, each with a JSON encoder or decoder.
struct SettingsBenchmark: KitBenchmark {
  let title = "Settings and secrets, against what keeps them"

  private static let operations = 500
  private static let key = StorageKey<[String]>("recent")
  private static let secret = SecretKey<String>("token")
  private static let value = ["Ann", "Bob"]
  private static let suite = "bench-kit"

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    guard let bareDefaults = UserDefaults(suiteName: Self.suite) else { return [] }
    let (defaults, files, memory) = (
      UserDefaultsStorage(suiteName: Self.suite), FileStorage(directory: folder.url), InMemoryStorage()
    )
    let secrets = OwnerOnlyFileStorage(directory: folder.file("secrets"))
    let recent = RecentValues<[String]>(memory, name: "searches", limit: 20)
    let bare = BareSettings(folder)
    try defaults.set(Self.value, for: Self.key)
    try files.set(Self.value, for: Self.key)
    try memory.set(Self.value, for: Self.key)
    try secrets.set("token", for: Self.secret)
    try recent.set(Self.value, for: "an")
    try bare.write(Self.value, "bare")
    try bare.keep(Self.value, "bare")
    try bare.setRecent(Self.value, "an")
    return [
      row(
        "setting from user defaults", { _ = try defaults.value(for: Self.key) },
        {
          _ = try bareDefaults.data(forKey: Self.key.name).map { try bare.decoder.decode([String].self, from: $0) }
        }),
      row(
        "setting into user defaults", { try defaults.set(Self.value, for: Self.key) },
        {
          bareDefaults.set(try bare.encoder.encode(Self.value), forKey: Self.key.name)
          _ = bareDefaults.synchronize()
        }, operations: 50),
      row("setting from a file", { _ = try files.value(for: Self.key) }, { _ = try bare.read("bare") }),
      row(
        "setting into a file", { try files.set(Self.value, for: Self.key) }, { try bare.write(Self.value, "bare") },
        operations: 100),
      row("setting from memory", { _ = try memory.value(for: Self.key) }, { _ = try bare.kept("bare") }),
      row("setting into memory", { try memory.set(Self.value, for: Self.key) }, { try bare.keep(Self.value, "bare") }),
      row("recent value", { _ = try recent.value(for: "an") }, { _ = try bare.recent("an") }),
      row("recent value set", { try recent.set(Self.value, for: "an") }, { try bare.setRecent(Self.value, "an") }),
      row("secret from a file", { _ = try secrets.value(for: Self.secret) }, { _ = try bare.read("bare") }),
      row(
        "secret into a file", { try secrets.set(UUID().uuidString, for: Self.secret) },
        { try bare.write([UUID().uuidString], "bare") },
        operations: 50),
    ]
  }

  private func row(
    _ name: String, _ kit: @escaping () throws -> Void, _ bare: @escaping () throws -> Void,
    operations: Int = Self.operations
  ) -> Row {
    Row(
      name, operations: operations, kit: { for _ in 0..<operations { try kit() } },
      bare: { for _ in 0..<operations { try bare() } })
  }
}

/// Files, and a dictionary, of JSON.
private final class BareSettings {
  let encoder = JSONEncoder()
  let decoder = JSONDecoder()
  private let folder: TemporaryFolder
  private struct Recent: Codable {
    let key: String
    let value: [String]
  }

  private let lock = NSLock()
  private var values: [String: Data] = [:]

  init(_ folder: TemporaryFolder) { self.folder = folder }

  func read(_ name: String) throws -> [String] {
    try decoder.decode([String].self, from: try Data(contentsOf: folder.file(name)))
  }

  func write(_ value: [String], _ name: String) throws {
    try encoder.encode(value).write(to: folder.file(name), options: .atomic)
  }

  func kept(_ name: String) throws -> [String]? {
    let data = lock.withLock { values[name] }
    return try data.map { try decoder.decode([String].self, from: $0) }
  }

  func keep(_ value: [String], _ name: String) throws {
    let data = try encoder.encode(value)
    lock.withLock { values[name] = data }
  }

  func recent(_ key: String) throws -> [String]? {
    try recents().first { $0.key == key }?.value
  }

  /// All values are one entry, the newest first.
  func setRecent(_ value: [String], _ key: String) throws {
    var recents = try recents().filter { $0.key != key }
    recents.insert(Recent(key: key, value: value), at: 0)
    let data = try encoder.encode(Array(recents.prefix(20)))
    lock.withLock { values["recent"] = data }
  }

  private func recents() throws -> [Recent] {
    let data = lock.withLock { values["recent"] }
    return try data.map { try decoder.decode([Recent].self, from: $0) } ?? []
  }
}
