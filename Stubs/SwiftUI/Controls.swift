/// Localized where it is a literal.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ value: String) {}
}

public struct Text: PrimitiveView {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init(_ content: some StringProtocol) {}
  public init(verbatim: String) {}
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {}
  public func bold() -> Text { self }
}

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
}

public struct Menu<Content: View>: PrimitiveView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

public struct TextField: PrimitiveView {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
}

public struct SecureField: PrimitiveView {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
}

public struct Toggle: PrimitiveView {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  public init(_ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}

public struct DatePicker: PrimitiveView {
  public struct Components: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let date = Components(rawValue: 1)
    public static let hourAndMinute = Components(rawValue: 2)
  }
  public init(_ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = .date) {}
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = .date
  ) {}
}

public struct ProgressView: PrimitiveView {
  public init() {}
  public init(_ title: LocalizedStringKey) {}
  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) {}
}

public struct Image: PrimitiveView {
  public init(systemName: String) {}
  public init(_ name: String) {}
}

public struct Label: PrimitiveView {
  public init(_ title: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String) {}
}

public struct LabeledContent: PrimitiveView {
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {}
}

public struct ContentUnavailableView: PrimitiveView {
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {}
  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
    @ViewBuilder actions: () -> some View = { EmptyView() }
  ) {}
}

public struct AsyncImage: PrimitiveView {
  public init(url: URL?) {}
}
