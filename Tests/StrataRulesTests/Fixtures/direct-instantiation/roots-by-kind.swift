// style: repository
// What builds is told by what it conforms to, and by more than one way to end its name.
// file: Sources/Domain/LoadTripUseCase.swift
protocol LoadTripUseCase {
  func execute()
}

struct LoadTripUseCaseImpl: LoadTripUseCase {
  func execute() {}
}
// file: Sources/Presentation/Trip/TripFlow.swift
protocol Coordinator: AnyObject {
  func start()
}

final class TripFlow: Coordinator {
  func start() { show(TripViewModel(load: LoadTripUseCaseImpl())) }
  func show(_ model: TripViewModel) {}
}

final class TripViewModel {
  private let load: LoadTripUseCase
  init(load: LoadTripUseCase) { self.load = load }
}
// file: Sources/Presentation/Trip/TripDependencyContaining.swift
final class TripDependencyContaining {
  let load: LoadTripUseCase = LoadTripUseCaseImpl()
}

func tripLoader(of container: TripDependencyContaining) -> LoadTripUseCase { container.load }
// file: Sources/Presentation/Trip/TripPlanner.swift
final class TripPlanner {
  let load: LoadTripUseCase = LoadTripUseCaseImpl()  // ! direct-instantiation TripPlanner -> LoadTripUseCaseImpl
}
