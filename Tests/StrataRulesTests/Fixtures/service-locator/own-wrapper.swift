// style: repository
// file: Sources/Presentation/RideViewModel.swift
@MainActor
final class RideViewModel {
  @Inject private var findRide: FindRideUseCase  // ! service-locator RideViewModel -> Inject
  @Clamped private var seats = 1
}
// file: Sources/Domain/FindRideUseCase.swift
final class FindRideUseCase {
  func execute() {}
}
// file: Sources/DI/Inject.swift
@propertyWrapper struct Inject<Value> {
  var wrappedValue: Value { fatalError("resolved by the container") }
}

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}
