import Foundation

/// The body of an upload: fields and files (`multipart/form-data`, RFC 7578).
///
/// ```swift
/// let form = MultipartForm(parts: [.field("caption", "Sea"), .file("photo", at: url, contentType: "image/jpeg")])
/// ```
public struct MultipartForm: Sendable {
  /// One field or file.
  public struct Part: Sendable {
    enum Content: Sendable {
      case data(Data)
      case file(URL)
    }

    let name: String
    let filename: String?
    let contentType: String?
    let content: Content

    /// A field of text; it has no content type, which means plain text.
    public static func field(_ name: String, _ value: String) -> Part {
      Part(name: name, filename: nil, contentType: nil, content: .data(Data(value.utf8)))
    }

    /// A file whose content is in memory.
    public static func data(_ name: String, _ data: Data, filename: String? = nil, contentType: String) -> Part {
      Part(name: name, filename: filename, contentType: contentType, content: .data(data))
    }

    /// A file on disk. It is copied in pieces, never loaded as a whole; its name is that of the URL by default.
    public static func file(_ name: String, at url: URL, filename: String? = nil, contentType: String) -> Part {
      Part(name: name, filename: filename ?? url.lastPathComponent, contentType: contentType, content: .file(url))
    }
  }

  /// The parts, in the order in which they are sent.
  public var parts: [Part]
  /// The line that separates the parts; random unless a test needs to know it.
  public let boundary: String

  /// A form of these parts.
  public init(parts: [Part] = [], boundary: String = "strata-" + UUID().uuidString) {
    self.parts = parts
    self.boundary = boundary
  }
}

extension MultipartForm: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The number of parts.
  public var description: String { parts.count == 1 ? "1 part" : "\(parts.count) parts" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show what is sent.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MultipartForm.Part: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name.
  public var description: String { name }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the content.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// How much of a request's body was handed to the network so far.
public struct UploadProgress: Sendable, Equatable {
  /// Bytes of the body so far.
  public let sentBytes: Int64
  /// Bytes of the whole body.
  public let totalBytes: Int64

  /// A state of an upload.
  public init(sentBytes: Int64, totalBytes: Int64) {
    self.sentBytes = sentBytes
    self.totalBytes = totalBytes
  }

  /// From 0 to 1; an empty body is complete.
  public var fraction: Double { totalBytes > 0 ? Double(sentBytes) / Double(totalBytes) : 1 }
}
