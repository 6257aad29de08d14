import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

extension Database {
  /// Writes a copy of the database to a file of its own: the state between two writes, without free pages. Writers wait
  /// meanwhile, readers do not. What is at `url` is replaced as a whole; it must not be open.
  /// - Throws: `DatabaseError`, for instance when the disk is full; `.unsupported` for the database's own file.
  public func backup(to url: URL) async throws(DatabaseError) {
    // Its log, with commits that the file does not have yet, would be deleted while it is open.
    if try await writer.isOpen(at: url) { throw .unsupported("a copy of a database in the place of its own file") }
    let part = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    do {
      try await writer.control("VACUUM INTO \(part.path)")
      do {
        // What a process that was killed has left of an older copy does not belong to this one.
        for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
          try FileManager.default.removeItem(atPath: url.path + suffix)
        }
        guard rename(part.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      } catch {
        throw DatabaseError.sqlite(SQLiteFailure(code: SQLITE_CANTOPEN, message: "cannot replace \(url.path)"))
      }
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw DatabaseError(error)
    }
  }

  /// Rebuilds the file without free pages, as after much was deleted. It needs as much free space as the file has, and
  /// readers and writers wait meanwhile; values and row ids of `INTEGER PRIMARY KEY` columns stay as they are.
  /// - Throws: `DatabaseError`; the file is as it was then.
  public func vacuum() async throws(DatabaseError) {
    try await writer.control("VACUUM")
  }
}
