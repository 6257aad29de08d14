// style: repository
// file: Sources/Domain/Entities/Theme.swift
import Foundation

/// The project's own colour; SwiftUI's is not even imported.
struct Color {
  let hex: String
}

struct Theme {
  let tint: Color
  let icon: URL
  let data: Data
  let changed: Date
}

enum Single {
  case one
}

struct Counter {
  let value: Single
  let picture: Image
}
// file: Sources/Presentation/ThemeView.swift
import SwiftUI

struct ThemeView: View {
  let background: SwiftUI.Color
  let session: URLSession

  var body: some View { background }
}
