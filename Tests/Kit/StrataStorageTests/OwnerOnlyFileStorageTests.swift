import Foundation
import StrataLock
import StrataStorage
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Serialized: the umask belongs to the whole process.
@Suite(.serialized) struct OwnerOnlyFileStorageTests {
  private let token = SecretKey<String>("token")

  private func mode(_ url: URL) -> mode_t {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Another thread looks at every file in the folder all the time, and finds none that others may open, though the
  /// umask would let everybody in.
  @Test func closedFromTheFirstByteWhateverTheUmask() throws {
    let folder = try TestFolder()
    let directory = folder.file("secrets")
    let storage = OwnerOnlyFileStorage(directory: directory)
    let isDone = Locked(false)
    let findings = Locked<(looks: Int, open: Set<String>)>((0, []))
    let watcher = Thread {
      while !isDone.withLock({ $0 }) {
        var looks = 0
        var open: Set<String> = []
        for name in [".", "secrets.json", "secrets.json.new"] {
          let mode = mode(directory.appendingPathComponent(name))
          if mode != 0 { looks += 1 }
          if mode & 0o077 != 0 { open.insert(name) }
        }
        findings.withLock { [looks, open] in $0 = ($0.looks + looks, $0.open.union(open)) }
      }
    }
    let old = umask(0)
    watcher.start()
    for round in 0..<300 { try storage.set("secret \(round)", for: token) }
    isDone.withLock { $0 = true }
    umask(old)
    let (looks, open) = findings.withLock { $0 }
    #expect(looks > 300)
    #expect(open.isEmpty)
    #expect(mode(directory) == 0o700)
    #expect(mode(directory.appendingPathComponent("secrets.json")) == 0o600)
  }

  @Test func aUmaskThatTakesAllLeavesTheOwner() throws {
    let folder = try TestFolder()
    let directory = folder.file("secrets")
    mkdir(directory.path, 0o700)
    let old = umask(0o777)
    defer { umask(old) }
    let storage = OwnerOnlyFileStorage(directory: directory)
    try storage.set("s", for: token)
    #expect(mode(directory.appendingPathComponent("secrets.json")) == 0o600)
    #expect(try storage.value(for: token) == "s")
  }

  @Test func whatOthersMayUseIsRefusedUntouched() throws {
    let folder = try TestFolder()
    let directory = folder.file("secrets")
    let file = directory.appendingPathComponent("secrets.json")
    let storage = OwnerOnlyFileStorage(directory: directory)
    try storage.set("s", for: token)
    let bytes = try Data(contentsOf: file)

    for wide: mode_t in [0o640, 0o604, 0o666] {
      chmod(file.path, wide)
      let error = SecureStorageError.tooPermissive(path: file.path, mode: UInt32(wide))
      #expect(throws: error) { try storage.value(for: token) }
      #expect(throws: error) { try storage.set("other", for: token) }
      #expect("\(error)".contains(String(wide, radix: 8)))
    }
    chmod(file.path, 0o600)
    chmod(directory.path, 0o755)
    #expect(throws: SecureStorageError.tooPermissive(path: directory.path, mode: 0o755)) {
      try storage.value(for: token)
    }
    chmod(directory.path, 0o700)
    if geteuid() == 0 {
      chown(file.path, 65534, gid_t.max)
      #expect(throws: SecureStorageError.foreignOwner(path: file.path, owner: 65534)) { try storage.value(for: token) }
      chown(file.path, 0, gid_t.max)
    }
    #expect(try Data(contentsOf: file) == bytes)

    rename(file.path, folder.file("elsewhere").path)
    symlink(folder.file("elsewhere").path, file.path)
    #expect(throws: SecureStorageError.wrongKind(path: file.path)) { try storage.value(for: token) }
    unlink(file.path)
    mkdir(file.path, 0o700)
    #expect(throws: SecureStorageError.wrongKind(path: file.path)) { try storage.value(for: token) }
    rmdir(file.path)
    mkfifo(file.path, 0o600)
    #expect(throws: SecureStorageError.wrongKind(path: file.path)) { try storage.value(for: token) }
    let linked = folder.file("linked")
    symlink(directory.path, linked.path)
    #expect(throws: SecureStorageError.wrongKind(path: linked.path)) {
      try OwnerOnlyFileStorage(directory: linked).value(for: token)
    }
  }

  @Test func writersDoNotUndoEachOther() async throws {
    let folder = try TestFolder()
    let directory = folder.file("deep/secrets")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          let storage = OwnerOnlyFileStorage(directory: directory)
          for round in 0..<10 {
            try storage.set(round, for: SecretKey("\(writer).\(round)"))
            #expect(try storage.value(for: SecretKey<Int>("\(writer).0")) == 0)
          }
        }
      }
      try await group.waitForAll()
    }
    let storage = OwnerOnlyFileStorage(directory: directory)
    for writer in 0..<8 {
      for round in 0..<10 { #expect(try storage.value(for: SecretKey<Int>("\(writer).\(round)")) == round) }
    }
  }

  @Test func whatADeadWriterLeftIsNoObstacle() throws {
    let folder = try TestFolder()
    let directory = folder.file("secrets")
    let storage = OwnerOnlyFileStorage(directory: directory)
    try storage.set("old", for: token)
    let leftover = directory.appendingPathComponent("secrets.json.new")
    try Data("half a fi".utf8).write(to: leftover)
    chmod(leftover.path, 0o666)
    #expect(try storage.value(for: token) == "old")
    try storage.set("new", for: token)
    #expect(try storage.value(for: token) == "new")
    #expect(mode(leftover) == 0)
    #expect(mode(directory.appendingPathComponent("secrets.json")) == 0o600)
    try storage.removeValue(for: token)
    #expect(try storage.value(for: token) == nil)
    try storage.removeAllSecrets()
    try storage.removeAllSecrets()
    #expect(mode(directory.appendingPathComponent("secrets.json")) == 0)
    #expect(storage.protection == .ownerOnlyFile(path: directory.path + "/secrets.json"))
  }
}
