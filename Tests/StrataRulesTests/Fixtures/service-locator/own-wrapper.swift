// file: strata.yml
style: repository
rules:
  service-locator: {severity: warning, wrappers: [Inject]}
// file: Sources/Presentation/RideViewModel.swift
@MainActor
final class RideViewModel {
  @Inject private var findRide: FindRideUseCase  // ! service-locator RideViewModel -> Inject
  @Clamped private var seats = 1
  @Inject(RideContainer.shared) private var other: FindRideUseCase  // ! service-locator RideViewModel -> Inject
}
// file: Sources/Domain/FindRideUseCase.swift
final class FindRideUseCase {
  func execute() {}
}
// file: Sources/DI/Inject.swift
@propertyWrapper struct Inject<Value> {
  private let container: RideContainer
  init(_ container: RideContainer = .shared) { self.container = container }
  var wrappedValue: Value { container.resolve() }
}

final class RideContainer {
  static let shared = RideContainer()
  func resolve<Value>() -> Value { fatalError("not registered") }
}

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}
