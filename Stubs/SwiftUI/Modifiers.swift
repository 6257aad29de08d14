public protocol ShapeStyle: Sendable {}

public struct Color: PrimitiveView, ShapeStyle, Hashable {
  public static let red = Color()
  public static let green = Color()
  public static let orange = Color()
  public static let gray = Color()
  public static let accentColor = Color()
  public static let primary = Color()
  public static let secondary = Color()
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
  public static var green: Color { Color() }
  public static var orange: Color { Color() }
  public static var gray: Color { Color() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public func bold() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

/// `UITextContentType` and `NSTextContentType`: what both have.
public struct TextContentType: Hashable, Sendable {
  public static let name = TextContentType()
  public static let emailAddress = TextContentType()
  public static let telephoneNumber = TextContentType()
  public static let oneTimeCode = TextContentType()
  public static let password = TextContentType()
  public static let newPassword = TextContentType()
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

public struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct BorderlessButtonStyle: Sendable {}

/// The protocol `PrimitiveButtonStyle` has more than this one style.
extension BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct GroupedFormStyle: Sendable {}

/// The protocol `FormStyle` has more than this one style.
extension GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  public func background(_ style: some ShapeStyle) -> some View { self }
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func modifier(_ modifier: some ViewModifier) -> some View { self }
  public func id(_ id: some Hashable) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  public func buttonStyle(_ style: BorderlessButtonStyle) -> some View { self }
  public func formStyle(_ style: GroupedFormStyle) -> some View { self }
  public func listStyle(_ style: SidebarListStyle) -> some View { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    self
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func textContentType(_ type: TextContentType?) -> some View { self }
}

extension View {
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { self }
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
  public func searchable(text: Binding<String>) -> some View { self }
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  public func swipeActions(@ViewBuilder content: () -> some View) -> some View { self }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }
}
