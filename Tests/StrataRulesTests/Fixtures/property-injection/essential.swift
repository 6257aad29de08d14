// Optional use cases, gateways and repositories of classes, whoever sets them.
// style: repository
// rules: property-injection
// file: Sources/Domain/Bees.swift
protocol CountBeesUseCase {}
protocol MoveBeesUseCase {}
protocol BeeRepository {}

final class FeedBeesUseCase {
  // Nobody sets it.
  var repository: BeeRepository?  // ! property-injection FeedBeesUseCase -> BeeRepository
}

// Its memberwise initializer takes it.
struct WashBeesUseCase {
  var repository: BeeRepository?
}
// file: Sources/Presentation/BeesViewModel.swift
final class BeesViewModel {
  private var count: CountBeesUseCase?  // ! property-injection BeesViewModel -> CountBeesUseCase
  var move: MoveBeesUseCase?  // ! property-injection BeesViewModel -> MoveBeesUseCase
  // Its own initializer sets it.
  private var feed: FeedBeesUseCase?
  // It changes with the state.
  private var current: CountBeesUseCase?

  init(feed: FeedBeesUseCase?) { self.feed = feed }

  func attach(count: CountBeesUseCase) { self.count = count }

  func choose(_ current: CountBeesUseCase) { self.current = current }
  func clear() { current = nil }
}
// file: Sources/Presentation/BeesScreen.swift
final class BeesScreen {
  private let viewModel: BeesViewModel

  init(viewModel: BeesViewModel) { self.viewModel = viewModel }

  func start(_ move: MoveBeesUseCase) { viewModel.move = move }
  func stop() { viewModel.move = nil }
}
// file: Sources/Data/HoneyRepositoryImpl.swift
protocol HoneyRemoteDataSource { func jars() async throws -> [String] }

final class HoneyRepositoryImpl: BeeRepository {
  private var remote: HoneyRemoteDataSource?  // ! property-injection HoneyRepositoryImpl -> HoneyRemoteDataSource

  func attach(remote: HoneyRemoteDataSource) { self.remote = remote }
}
// file: Sources/Presentation/HoneyViewModel.swift
final class HoneyViewModel {
  static var shared: HoneyViewModel!
  static var count: CountBeesUseCase!  // ! property-injection HoneyViewModel -> CountBeesUseCase
  static var spare: CountBeesUseCase?
}
