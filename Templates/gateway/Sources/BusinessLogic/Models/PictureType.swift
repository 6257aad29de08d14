import Foundation

/// The kinds of pictures that the server takes, by their media type.
enum PictureType: String, CaseIterable, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"

  /// What the bytes are, by those at their beginning; `nil` if they are neither.
  init?(_ content: Data) {
    guard let type = Self.allCases.first(where: { content.starts(with: $0.signature) }) else { return nil }
    self = type
  }

  private var signature: [UInt8] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    }
  }
}
