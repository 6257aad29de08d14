// What a user types: the keyboard, where the cursor is, and how the return key is labelled.

/// UIKit's, which SwiftUI exports on iOS.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { SubmitLabel() }
  public static var go: SubmitLabel { SubmitLabel() }
  public static var send: SubmitLabel { SubmitLabel() }
  public static var search: SubmitLabel { SubmitLabel() }
  public static var next: SubmitLabel { SubmitLabel() }
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral character: Character) {}
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 16)
  public static let shift = EventModifiers(rawValue: 2)
}

public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}

@propertyWrapper @MainActor @preconcurrency
public struct FocusState<Value: Hashable> {
  @propertyWrapper @MainActor @preconcurrency
  public struct Binding {
    fileprivate let box: Box<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private let box: Box<Value>
  public init() where Value == Bool { box = Box(false) }
  public init<Wrapped: Hashable>() where Value == Wrapped? { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }
}

extension View {
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Not on macOS.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Not on macOS.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
}
