// A view that takes use cases only to create its view model bypasses nothing: one finding for its initializer.
// style: repository
// rules: skipped-layer
// file: Sources/Domain/SailUseCases.swift
protocol HoistSailUseCase { func execute() async throws }
protocol ReefSailUseCase { func execute() async throws }

// file: Sources/Presentation/SailViewModel.swift
@Observable final class SailViewModel {
  private let hoist: HoistSailUseCase
  private let reef: ReefSailUseCase
  init(hoist: HoistSailUseCase, reef: ReefSailUseCase) {
    self.hoist = hoist
    self.reef = reef
  }
}

// file: Sources/Presentation/SailView.swift
struct SailView: View {
  @State private var viewModel: SailViewModel

  init(
    hoist: HoistSailUseCase,  // ! skipped-layer SailView -> HoistSailUseCase
    reef: ReefSailUseCase  // ! skipped-layer SailView -> HoistSailUseCase
  ) {
    _viewModel = State(initialValue: SailViewModel(hoist: hoist, reef: reef))
  }

  var body: some View { Text("") }
}

// file: Sources/Presentation/MastView.swift
struct MastView: View {
  private let hoist: HoistSailUseCase  // ! skipped-layer MastView -> HoistSailUseCase

  init(hoist: HoistSailUseCase) {  // ! skipped-layer MastView -> HoistSailUseCase
    self.hoist = hoist
  }

  var body: some View { Text("") }
}
