import Foundation

/// Key-value storage in a folder, one file for each name: for tools and systems without user defaults of their own.
///
/// A value is replaced as a whole or not at all. Not for secrets: who can read the folder can read the files.
public struct FileStorage: KeyValueStorage {
  private let directory: URL
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-")

  /// Storage in `directory`, which is created with the first value.
  public init(directory: URL) {
    self.directory = directory
  }

  /// The bytes of the file, `nil` when there is none.
  /// - Throws: ``KeyValueStorageError/unreadable(name:)``.
  public func data(named name: String) throws(KeyValueStorageError) -> Data? {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do { return try Data(contentsOf: file) } catch { throw .unreadable(name: name) }
  }

  /// Replaces the file as a whole, and creates the folder if necessary.
  /// - Throws: ``KeyValueStorageError/unwritable(name:)``.
  public func set(_ data: Data, named name: String) throws(KeyValueStorageError) {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try data.write(to: file(name), options: .atomic)
    } catch {
      throw .unwritable(name: name)
    }
  }

  /// Removes the file, if there is one.
  /// - Throws: ``KeyValueStorageError/unwritable(name:)``.
  public func removeData(named name: String) throws(KeyValueStorageError) {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do { try FileManager.default.removeItem(at: file) } catch { throw .unwritable(name: name) }
  }

  /// No name can leave the folder: everything but letters, digits and hyphens is percent-encoded.
  private func file(_ name: String) -> URL {
    directory.appendingPathComponent(
      "value-" + (name.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""))
  }
}
