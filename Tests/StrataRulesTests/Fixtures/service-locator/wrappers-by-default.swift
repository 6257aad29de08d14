// A property wrapper shows what is injected: it is none, nor is the container that it names. Calls of the container are.
// style: repository
// rules: service-locator
// file: Sources/Presentation/TideViewModel.swift
import Factory

final class TideViewModel {
  @Injected(\.readTides) private var readTides
  @LazyInjected(\TideContainer.readTides) private var later: ReadTidesUseCase
  @Inject(TideContainer.shared) private var own: ReadTidesUseCase

  func load() { TideContainer.shared.resolve().execute() }  // ! service-locator TideViewModel -> TideContainer
}
// file: Sources/Domain/ReadTidesUseCase.swift
protocol ReadTidesUseCase { func execute() }
// file: Sources/DI/TideContainer.swift
final class TideContainer {
  static let shared = TideContainer()
  let readTides: ReadTidesUseCase
  init(readTides: ReadTidesUseCase) { self.readTides = readTides }
  func resolve() -> ReadTidesUseCase { readTides }
}

@propertyWrapper struct Inject<Value> {
  private let container: TideContainer
  init(_ container: TideContainer) { self.container = container }
  var wrappedValue: Value { fatalError("not registered") }
}
