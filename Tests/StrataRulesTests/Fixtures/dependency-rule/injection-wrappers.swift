// style: repository
// rules: dependency-rule, service-locator
// A property wrapper of the composition root injects what the property declares: it is no use of the composition root.
// file: Sources/Presentation/TideViewModel.swift
final class TideViewModel {
  @Inject private var readTides: ReadTidesUseCase

  func load() -> Wiring { Wiring() }  // ! dependency-rule TideViewModel -> Wiring
}
// file: Sources/Domain/ReadTidesUseCase.swift
protocol ReadTidesUseCase { func execute() }
// file: Sources/DI/Wiring.swift
struct Wiring {
  func readTides() -> ReadTidesUseCase { ReadTides() }
}

struct ReadTides: ReadTidesUseCase { func execute() {} }

@propertyWrapper struct Inject<Value> {
  var wrappedValue: Value { fatalError("not registered") }
}
