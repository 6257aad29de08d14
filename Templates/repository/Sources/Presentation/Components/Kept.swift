#if canImport(SwiftUI)
  import SwiftUI

  /// An object, such as a view model, that a view keeps for as long as it is on the screen. It is made when the view
  /// appears; a `@State` would be made, and thrown away, each time that the parent of the view is evaluated.
  @MainActor
  @propertyWrapper
  struct Kept<Object: AnyObject>: DynamicProperty {
    @StateObject private var box: Box

    init(wrappedValue object: @autoclosure @escaping @MainActor () -> Object) {
      _box = StateObject(wrappedValue: Box(object()))
    }

    var wrappedValue: Object { box.object }

    private final class Box: ObservableObject {
      let object: Object

      init(_ object: Object) { self.object = object }
    }
  }
#endif
