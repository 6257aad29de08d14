// style: module
// rules: all
// file: Sources/Interface/ItemsModule.swift
public protocol ItemsModule {
  func refreshItems() async throws
  func mainView(router: ItemViewRouter) -> ItemView
}

// file: Sources/Interface/ItemViewRouter.swift
public protocol ItemViewRouter {
  func showDetails(for itemId: String)
}

// file: Sources/Interface/ExternalDependencies.swift
public struct ExternalDependencies {
  public let fetchData: (String) async throws -> [UInt8]
  public let logger: Logger

  public init(fetchData: @escaping (String) async throws -> [UInt8], logger: Logger) {
    self.fetchData = fetchData
    self.logger = logger
  }
}

// file: Sources/Interface/Logger.swift
public protocol Logger {
  func log(_ message: String)
}

// file: Sources/Implementation/Domain/BusinessModels/Item.swift
public struct Item: Identifiable {
  public let id: ItemId
  public let name: String
  public let price: Double

  public typealias ItemId = String
}

// file: Sources/Implementation/Domain/BusinessModels/ItemFilter.swift
struct ItemFilter {
  let text: String
}

// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
protocol ItemRepository {
  func getItem(itemId: Item.ItemId) async throws -> Item
  func getItems(filter: ItemFilter) async throws -> [Item]
}

// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {
  func execute(itemId: Item.ItemId) async throws -> Item
}

struct GetItemUseCaseImp: GetItemUseCase {
  let itemRepository: ItemRepository

  func execute(itemId: Item.ItemId) async throws -> Item {
    try await itemRepository.getItem(itemId: itemId)
  }
}

// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
struct ItemRepositoryImp: ItemRepository {
  let dataSource: ItemDataSource

  func getItem(itemId: Item.ItemId) async throws -> Item {
    let dto = try await dataSource.fetchItem(id: itemId)
    return dto.toDomain()
  }

  func getItems(filter: ItemFilter) async throws -> [Item] {
    try await dataSource.fetchItems(text: filter.text).map { $0.toDomain() }
  }
}

// file: Sources/Implementation/Data/DataSources/ItemDataSource.swift
import Foundation

protocol ItemDataSource {
  func fetchItem(id: String) async throws -> ItemDTO
  func fetchItems(text: String) async throws -> [ItemDTO]
}

struct ItemDataSourceImp: ItemDataSource {
  let fetchData: (String) async throws -> [UInt8]

  func fetchItem(id: String) async throws -> ItemDTO {
    try JSONDecoder().decode(ItemDTO.self, from: Data(try await fetchData("items/\(id)")))
  }

  func fetchItems(text: String) async throws -> [ItemDTO] {
    try JSONDecoder().decode([ItemDTO].self, from: Data(try await fetchData("items?text=\(text)")))
  }
}

// file: Sources/Implementation/Data/DataSources/ItemDTO.swift
struct ItemDTO: Codable {
  let id: String
  let name: String
  let price: Double

  func toDomain() -> Item {
    Item(id: id, name: name, price: price)
  }
}

// file: Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift
import Combine

final class ItemViewModel: ObservableObject {
  enum Intent {
    case loadItem(Item.ItemId)
    case updateItem(Item)
  }

  @Published var item: Item?
  @Published var isLoading = false
  @Published var errorMessage: String?

  init(getItemUseCase: GetItemUseCase) {
    self.getItemUseCase = getItemUseCase
  }

  func perform(_ intent: Intent) {
    switch intent {
    case .loadItem(let id):
      Task {
        isLoading = true
        do {
          item = try await getItemUseCase.execute(itemId: id)
        } catch {
          errorMessage = error.localizedDescription
        }
        isLoading = false
      }
    case .updateItem(let item):
      self.item = item
    }
  }

  private let getItemUseCase: GetItemUseCase
}

// file: Sources/Implementation/Presentation/Views/ItemView.swift
import SwiftUI

struct ItemView: View {
  let itemId: Item.ItemId
  let router: ItemViewRouter
  @ObservedObject var viewModel: ItemViewModel

  var body: some View {
    List {
      if let item = viewModel.item {
        Text(item.name)
        Button("Show details") {
          router.showDetails(for: item.id)
        }
      }
    }
    .onAppear {
      viewModel.perform(.loadItem(itemId))
    }
  }
}

// file: Sources/Implementation/Module/ItemsModuleImp.swift
struct ItemsModuleImp: ItemsModule {
  let container: DependenciesContainer

  func refreshItems() async throws {
    try await container.refresh()
  }

  func mainView(router: ItemViewRouter) -> ItemView {
    container.mainView(router: router)
  }
}

// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  init(externalDependencies: ExternalDependencies) {
    let data = Data(external: externalDependencies)
    let domain = Domain(data: data)
    let presentation = Presentation(domain: domain)

    self.domain = domain
    self.presentation = presentation
  }

  func mainView(router: ItemViewRouter) -> ItemView {
    presentation.mainView(router: router)
  }

  func refresh() async throws {
    _ = try await domain.getItemUseCase().execute(itemId: "first")
  }

  private let domain: Domain
  private let presentation: Presentation
}

private extension DependenciesContainer {
  struct Domain {
    let data: Data

    func itemRepository() -> ItemRepository {
      data.itemRepository()
    }

    func getItemUseCase() -> GetItemUseCase {
      GetItemUseCaseImp(itemRepository: itemRepository())
    }
  }

  struct Presentation {
    let domain: Domain

    func mainView(router: ItemViewRouter) -> ItemView {
      ItemView(itemId: "first", router: router, viewModel: mainViewModel())
    }

    private func mainViewModel() -> ItemViewModel {
      ItemViewModel(getItemUseCase: domain.getItemUseCase())
    }
  }

  struct Data {
    let external: ExternalDependencies

    func itemRepository() -> ItemRepository {
      ItemRepositoryImp(dataSource: ItemDataSourceImp(fetchData: external.fetchData))
    }
  }
}
