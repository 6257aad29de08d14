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
  func start() { show(LoadTripUseCaseImpl()) }
  func show(_ load: LoadTripUseCase) {}
}
// file: Sources/Presentation/Trip/TripDependencyContaining.swift
final class TripDependencyContaining {
  let load: LoadTripUseCase = LoadTripUseCaseImpl()
}
// file: Sources/Presentation/Trip/TripPlanner.swift
final class TripPlanner {
  let load: LoadTripUseCase = LoadTripUseCaseImpl()  // ! direct-instantiation TripPlanner -> LoadTripUseCaseImpl
}
