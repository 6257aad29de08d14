#if canImport(SwiftUI)
  import Observation
  import StrataPresentation
  import SwiftUI
  import Testing

  @MainActor
  @Suite struct LazyStateTests {
    @MainActor
    @Observable
    final class Model {
      var name: String

      init(_ name: String) {
        Self.made += 1
        self.name = name
      }

      static var made = 0
    }

    struct Screen: View {
      @LazyState private var model: Model

      init(model: @autoclosure @escaping @MainActor () -> Model) {
        _model = LazyState(wrappedValue: model())
      }

      var body: some View { TextField("Name", text: $model.name) }
    }

    /// A parent makes the values of its views as often as it is evaluated.
    @Test func theValueOfAViewMakesNoObject() {
      let before = Model.made
      for _ in 0..<3 { _ = Screen(model: Model("Ada")) }
      #expect(Model.made == before)
    }

    @Test func theObjectIsTheOneThatWasAskedFor() {
      let model = Model("Ada")
      let state = LazyState(wrappedValue: model)
      #expect(state.wrappedValue === model)
      state.projectedValue.name.wrappedValue = "Grace"
      #expect(model.name == "Grace")
    }
  }
#endif
