/// A file or folder that could not be listed or read, or only in part. The rest of the project is still checked.
public struct ReadProblem: Error, Hashable, Comparable {
  /// Why it could not be listed or read.
  public enum Reason: Sendable, Hashable {
    /// A path on the command line that does not exist.
    case notFound
    /// Outside the project's root.
    case outsideRoot
    /// An error of the operating system, with its message.
    case unreadable(String)
    /// A link whose target does not exist, or that leads back to itself.
    case brokenLink
    /// A link to a file or folder that is not read: in a folder of packages or build products, hidden, or excluded by
    /// the definition.
    case leadsToUnread
    /// A link with the name of a Swift file to a file with another name.
    case leadsToOtherFile
    /// A folder whose name ends in `.swift`. Its content is still read.
    case folderNamedAsSource
    /// A socket, pipe or device.
    case notAFile
    /// Its name is not UTF-8, so that it cannot be reported.
    case nameNotUTF8
    /// It was deleted after it was listed.
    case vanished
    /// It is larger than the limit of the reader.
    case tooLarge(bytes: Int64)
    /// The text is not UTF-8, and the invalid bytes were replaced. The offset is that of the first one.
    case notUTF8(offset: Int)
  }

  /// Relative to the root, or as given.
  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The reason as a phrase, without the path.
  public var message: String {
    switch reason {
    case .notFound: "no such file or folder"
    case .outsideRoot: "outside the root of the project"
    case .unreadable(let words): words
    case .brokenLink: "a symbolic link whose target does not exist"
    case .leadsToUnread: "a symbolic link to code that is not read"
    case .leadsToOtherFile: "a symbolic link to a file whose name does not end in .swift"
    case .folderNamedAsSource: "a folder whose name ends in .swift"
    case .notAFile: "not a regular file"
    case .nameNotUTF8: "its name is not UTF-8"
    case .vanished: "deleted before it could be read"
    case .tooLarge(let bytes): "too large to read (\(bytes) bytes)"
    case .notUTF8(let offset): "not UTF-8 at byte \(offset); the invalid bytes were replaced"
    }
  }

  public static func < (a: ReadProblem, b: ReadProblem) -> Bool { (a.path, a.message) < (b.path, b.message) }
}
