#if canImport(SwiftUI)
  import SwiftUI

  /// An observable object, such as a coordinator, that a view keeps for as long as it is on the screen. It is made
  /// when the view appears; a `@State` would be made, and thrown away, each time that the parent of the view is
  /// evaluated.
  @MainActor
  @propertyWrapper
  struct LazyState<Object: AnyObject & Observable>: DynamicProperty {
    @StateObject private var box: Box

    init(wrappedValue object: @autoclosure @escaping @MainActor () -> Object) {
      _box = StateObject(wrappedValue: Box(object()))
    }

    var wrappedValue: Object { box.object }
    /// Bindings to the properties of the object.
    var projectedValue: Bindable<Object> { Bindable(box.object) }

    private final class Box: ObservableObject {
      let object: Object

      init(_ object: Object) { self.object = object }
    }
  }
#endif
