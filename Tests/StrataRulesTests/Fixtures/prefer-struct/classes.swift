// style: module
// file: Sources/Implementation/Domain/UseCases/UseCases.swift
protocol GetItemUseCase {}

final class GetItemUseCaseImp: GetItemUseCase {  // ! prefer-struct GetItemUseCaseImp
  private let repository: any ItemRepository

  init(repository: any ItemRepository) { self.repository = repository }
}

final class CountedUseCaseImp {
  private var count = 0
}

final class SharedUseCaseImp {
  static let shared = SharedUseCaseImp()
}

final class ClosedUseCaseImp {
  deinit { print("closed") }
}

class BaseUseCaseImp {}

final class SpecialUseCaseImp: BaseUseCaseImp {}

protocol ListeningUseCase: AnyObject {}

final class ListeningUseCaseImp: ListeningUseCase {}

final class CapturingUseCaseImp {
  func execute() {
    Task { [weak self] in self?.finish() }
  }

  func finish() {}
}

@MainActor final class IsolatedUseCaseImp: Sendable {}  // ! prefer-struct IsolatedUseCaseImp

@Mocked final class MockedUseCaseImp {}

final class ForeignUseCaseImp: NSObject {}

struct PlainUseCaseImp {}
// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
protocol ItemRepository {}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
final class ItemRepositoryImp: ItemRepository {}

final class HeldRepositoryImp {}

final class ComparedRepositoryImp {}

struct Holder {
  weak var held: HeldRepositoryImp?
}
// file: Sources/Implementation/Data/Comparison.swift
func isSame(_ a: ComparedRepositoryImp, _ b: any ItemRepository) -> Bool {
  a === b as AnyObject
}
