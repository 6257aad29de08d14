/// What a property wrapper conforms to that is made of others.
@MainActor @preconcurrency
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper @MainActor @preconcurrency
public struct State<Value> {
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  private let storage: Box<Value>
  public init(wrappedValue: Value) { storage = Box(wrappedValue) }
  public init(initialValue: Value) { storage = Box(initialValue) }
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { wrappedValue[keyPath: member] }, set: { wrappedValue[keyPath: member] = $0 })
  }
}

@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Member>(dynamicMember member: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: member] }, set: { wrappedValue[keyPath: member] = $0 })
  }
}

@propertyWrapper @MainActor @preconcurrency
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let made: Made
  public var wrappedValue: Object { made.object }
  public init(wrappedValue: @autoclosure @escaping () -> Object) { made = Made(wrappedValue) }
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }

  /// Made when it is first read, as for a view that appears.
  private final class Made {
    private let make: () -> Object
    private(set) lazy var object = make()

    init(_ make: @escaping () -> Object) { self.make = make }
  }
}

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<Object: ObservableObject> {
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    let object: Object
    public subscript<Member>(dynamicMember member: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
      Binding(get: { object[keyPath: member] }, set: { object[keyPath: member] = $0 })
    }
  }
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

@propertyWrapper @MainActor @preconcurrency
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ type: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value { fatalError("a stub has no environment") }
}

public struct EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var scenePhase: ScenePhase { .active }
  public var horizontalSizeClass: UserInterfaceSizeClass? { nil }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

@MainActor @preconcurrency
public struct DismissAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

@propertyWrapper @MainActor @preconcurrency
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
