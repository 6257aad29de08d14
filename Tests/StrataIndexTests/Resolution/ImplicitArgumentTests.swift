import Testing

@testable import StrataIndex
@testable import StrataModel

/// Members that the project adds to types of frameworks, as arguments of functions of frameworks.
struct ImplicitArgumentTests {
  private static let added = """
    import SwiftUI
    import UIKit
    extension Color { static let brand = Color.red }
    extension ShapeStyle where Self == Color { static var mark: Color { .red } }
    extension Font { static let heading = Font.body }
    extension CGFloat { static let wide: CGFloat = 1 }
    extension EdgeInsets { static let card = EdgeInsets() }
    extension Animation { static let quick = Animation.default }
    extension AnyTransition { static let fold = AnyTransition.opacity }
    extension LocalizedStringKey { static let greeting: LocalizedStringKey = "x" }
    extension LocalizedStringResource { static let resource: LocalizedStringResource = "x" }
    extension ButtonStyle where Self == Plain { static var flat: Self { .init() } }
    extension UIButton.Configuration { static func primary() -> Self { .plain() } }
    extension UIImage { static let logo = UIImage() }
    struct Plain: ButtonStyle {}
    """

  @Test(arguments: [
    "Text(\"\").foregroundColor(.brand)", "Text(\"\").tint(.brand)", "Text(\"\").foregroundStyle(.mark)",
    "Text(\"\").background(.mark)", "Text(\"\").font(.heading)", "Text(\"\").padding(.wide)",
    "Text(\"\").padding(.horizontal, .wide)", "Text(\"\").padding(.card)", "Text(\"\").frame(width: .wide)",
    "Text(\"\").animation(.quick, value: 1)", "Text(\"\").transition(.fold)", "Text(\"\").buttonStyle(.flat)",
    "Text(.greeting)", "Text(.resource)", "Button(.greeting) {}", "Text(\"\").navigationTitle(.greeting)",
    "Text(\"\").accessibilityLabel(.greeting)", "Text(\"\").shadow(color: .brand, radius: 1)", "Circle().fill(.mark)",
    "Toggle(.greeting, isOn: .constant(true))", "Label(.resource, image: \"x\")", "VStack(spacing: .wide) {}",
    "Text(\"\").alert(.greeting, isPresented: .constant(true)) {}", "UIButton(configuration: .primary())",
    "UIImageView(image: .logo)", "Text(\"\").foregroundColor(true ? .brand : .red)",
  ])
  func memberOfOneType(expression: String) {
    let graph = graph([
      "Sources/M/Added.swift": Self.added,
      "Sources/M/Probe.swift": "import SwiftUI\nimport UIKit\nfunc probe() { _ = \(expression) }",
    ])
    let found = graph.references.filter {
      graph[$0.file].path.hasSuffix("Probe.swift")
        && $0.memberDeclaration.map { graph[$0.file].path }?.hasSuffix("Added.swift") ?? false
    }
    #expect(found.count == 1, "\(graph.gapNames) \(graph.edges(external: true))")
  }

  /// Either type is possible: nothing is guessed.
  @Test func membersOfSeveralTypesAreCounted() {
    let graph = graph([
      "Sources/M/Added.swift": """
      import SwiftUI
      extension CGFloat { static let wide: CGFloat = 1 }
      extension EdgeInsets { static let wide = EdgeInsets() }
      """,
      "Sources/M/Probe.swift": "import SwiftUI\nfunc probe() { _ = Text(\"\").padding(.wide) }",
    ])
    #expect(graph.gapNames == ["wide"])
  }
}
