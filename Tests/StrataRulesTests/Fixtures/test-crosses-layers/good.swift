// style: module
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {
  func execute() async throws -> Item
}

struct GetItemUseCaseImp: GetItemUseCase {
  let itemRepository: ItemRepository
  func execute() async throws -> Item { try await itemRepository.getItem() }
}

protocol ItemRepository {
  func getItem() async throws -> Item
}

struct Item {
  let id: String
}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
struct ItemRepositoryImp: ItemRepository {
  func getItem() async throws -> Item { ItemMapper().item(ItemDTO(id: "")) }
}

struct ItemDTO: Codable {
  let id: String
}

struct ItemMapper {
  func item(_ dto: ItemDTO) -> Item { Item(id: dto.id) }
}
// file: Sources/Implementation/Domain/UseCases/LoadItemUseCase.swift
/// What it does is what its creator passes.
struct LoadItemUseCase {
  let execute: () async throws -> Item
}
// file: Sources/Implementation/Presentation/ItemViewModel.swift
final class ItemViewModel: ObservableObject {
  let getItem: GetItemUseCase
  init(getItem: GetItemUseCase) { self.getItem = getItem }
  func perform() {}
}
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  func itemViewModel() -> ItemViewModel { ItemViewModel(getItem: GetItemUseCaseImp(itemRepository: ItemRepositoryImp())) }
}
// file: Sources/Tests/GetItemUseCaseTests.swift
import XCTest

final class GetItemUseCaseTests: XCTestCase {
  func testExecute() async throws {
    let useCase = GetItemUseCaseImp(itemRepository: ItemRepositoryMock())
    let dto = ItemDTO(id: "1")
    _ = ItemMapper().item(dto)
  }
}

/// A test of the container creates what it likes.
final class DependenciesContainerTests: XCTestCase {
  let container = DependenciesContainer()
  let repository = ItemRepositoryImp()
  func testViewModel() { _ = container.itemViewModel() }
}

final class ItemRepositoryMock: ItemRepository {
  func getItem() async throws -> Item { Item(id: "1") }
}

/// A helper that no test contains.
struct RealItems {
  let viewModel = ItemViewModel(getItem: GetItemUseCaseImp(itemRepository: ItemRepositoryImp()))
}
// file: Sources/Tests/ItemViewModelTests.swift
import XCTest

final class ItemViewModelTests: XCTestCase {
  let viewModel = ItemViewModel(getItem: GetItemUseCaseMock())
  let load = LoadItemUseCase(execute: { Item(id: "1") })
}

final class GetItemUseCaseMock: GetItemUseCase {
  func execute() async throws -> Item { Item(id: "1") }
}
