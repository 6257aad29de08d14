import Foundation

/// A folder of its own for one test, gone when the test drops it.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes a new, empty folder.
  /// - Throws: the file system's error.
  public init(_ name: String = "strata-test") throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The place of a file in it, which need not exist.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
