#if canImport(SwiftUI)
  import SwiftUI

  /// An observable object, such as a view model or a coordinator, that a view keeps for as long as it is on the screen. It is
  /// made when the view appears; a `@State` with an initial value makes one each time that the parent of the view is evaluated,
  /// and throws it away.
  ///
  /// ```swift
  /// struct UserDetailView: View {
  ///   @LazyState private var viewModel: UserDetailViewModel
  ///
  ///   init(viewModel: @autoclosure @escaping @MainActor () -> UserDetailViewModel) {
  ///     _viewModel = LazyState(wrappedValue: viewModel())
  ///   }
  /// }
  /// ```
  ///
  /// SwiftUI's `@StateObject` does the same for an `ObservableObject`, which an `@Observable` class is not.
  @MainActor
  @propertyWrapper
  public struct LazyState<Object: AnyObject & Observable>: DynamicProperty {
    @StateObject private var box: Box

    /// An object that is made when the view appears, once.
    public init(wrappedValue object: @autoclosure @escaping @MainActor () -> Object) {
      _box = StateObject(wrappedValue: Box(object()))
    }

    /// The object: the same as long as the view is on the screen.
    public var wrappedValue: Object { box.object }

    /// Bindings to the properties of the object.
    public var projectedValue: Bindable<Object> { Bindable(box.object) }

    private final class Box: ObservableObject {
      let object: Object

      init(_ object: Object) { self.object = object }
    }
  }
#endif
