import SwiftUI

/// A domain model that knows how it is painted and how it travels.
struct Badge: Codable {
  let title: String
  let colorName: String

  enum CodingKeys: String, CodingKey {
    case title
    case colorName = "color_name"
  }

  func tint() -> Color {
    Color(colorName)
  }
}
