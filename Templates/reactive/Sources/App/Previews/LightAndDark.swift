#if canImport(SwiftUI) && DEBUG
  import SwiftUI

  /// A screen in light and in dark, beside each other.
  struct LightAndDark<Content: View>: View {
    private let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) {
      self.content = content
    }

    var body: some View {
      HStack(spacing: 0) {
        ForEach(ColorScheme.allCases, id: \.self) { scheme in
          content()
            .background(.background)
            .environment(\.colorScheme, scheme)
        }
      }
    }
  }
#endif
