// style: module
// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
import Combine

struct Item {
  let id: String
}

typealias ItemPublisher = AnyPublisher<Item, Error>

protocol ItemRepository {
  func getItem(id: String) -> AnyPublisher<Item, Error>  // ! combine-for-one-shot ItemRepository -> getItem(id:)
  func saveItem(_ item: Item) -> ItemPublisher  // ! combine-for-one-shot ItemRepository -> saveItem(_:)
  func count() -> AnyPublisher<Int, Never>  // ! combine-for-one-shot ItemRepository -> count()
  func fetchItems() -> AnyPublisher<[Item], Error>
  func items() -> AnyPublisher<[Item], Never>
  func observeItem(id: String) -> AnyPublisher<Item, Error>
  func getItemChanges() -> AnyPublisher<Item, Error>
  func getState() -> AnyPublisher<Int, Never>  // ! combine-for-one-shot ItemRepository -> getState()
  var selected: AnyPublisher<Item, Error> { get }
}
// file: Sources/Implementation/Data/DataSources/SignalBuoy.swift
import Combine

final class SignalBuoy {
  private let subject = PassthroughSubject<Int, Never>()
  var levels: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
  func readOnce() -> AnyPublisher<Int, Error> {  // ! combine-for-one-shot SignalBuoy -> readOnce()
    Future { $0(.success(0)) }.eraseToAnyPublisher()
  }
  func observeLevels() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
}
// file: Sources/Implementation/Data/Helpers/BuoyHelper.swift
import Combine

final class BuoyHelper {
  func readOnce() -> AnyPublisher<Int, Error> { Future { $0(.success(0)) }.eraseToAnyPublisher() }
}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
import Combine

final class ItemRepositoryImp: ItemRepository {
  private let subject = CurrentValueSubject<[Item], Error>([])
  private let dataSource: ItemDataSource
  init(dataSource: ItemDataSource) { self.dataSource = dataSource }

  func getItem(id: String) -> AnyPublisher<Item, Error> { dataSource.load(id) }
  func saveItem(_ item: Item) -> ItemPublisher { dataSource.load(item.id) }
  func count() -> AnyPublisher<Int, Never> {
    let counted = Just(1).map { $0 + 1 }
    return counted.eraseToAnyPublisher()
  }
  /// Persistent, whatever its verb says.
  func fetchItems() -> AnyPublisher<[Item], Error> { subject.eraseToAnyPublisher() }
  func items() -> AnyPublisher<[Item], Never> { subject.replaceError(with: []).eraseToAnyPublisher() }
  func observeItem(id: String) -> AnyPublisher<Item, Error> { dataSource.load(id) }
  func getItemChanges() -> AnyPublisher<Item, Error> { Just(Item(id: "")).setFailureType(to: Error.self).eraseToAnyPublisher() }
  func getState() -> AnyPublisher<Int, Never> { makeState() }
  var selected: AnyPublisher<Item, Error> { dataSource.load("1") }
  private func makeState() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
}
// file: Sources/Implementation/Data/DataSources/ItemDataSource.swift
import Combine
import Foundation

final class ItemDataSource {
  let session: URLSession
  let subject = PassthroughSubject<Int, Never>()

  func load(_ id: String) -> AnyPublisher<Item, Error> {  // ! combine-for-one-shot ItemDataSource -> load(_:)
    guard let url = URL(string: id) else {
      return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return session.dataTaskPublisher(for: url)
      .tryMap { _ in Item(id: id) }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func token() -> AnyPublisher<String, Error> {  // ! combine-for-one-shot ItemDataSource -> token()
    Deferred {
      Future { promise in promise(.success("")) }
    }.eraseToAnyPublisher()
  }

  func firstCount() -> some Publisher<Int, Never> { subject.first() }  // ! combine-for-one-shot ItemDataSource -> firstCount()

  func chained(_ id: String) -> AnyPublisher<Int, Error> {  // ! combine-for-one-shot ItemDataSource -> chained(_:)
    load(id).flatMap { _ in Just(1).setFailureType(to: Error.self) }.eraseToAnyPublisher()
  }

  /// The values that follow are those of the subject.
  func live(_ id: String) -> AnyPublisher<Int, Never> {
    Just(1).flatMap { _ in self.subject }.eraseToAnyPublisher()
  }

  func both() -> AnyPublisher<Int, Never> { Just(1).merge(with: subject).eraseToAnyPublisher() }

  func first(of values: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> { values.first().eraseToAnyPublisher() }

  func load() async throws -> Item { Item(id: "") }
}
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
import Combine

protocol GetItemUseCase {
  func execute(_ id: String) -> AnyPublisher<Item, Error>  // ! combine-for-one-shot GetItemUseCase -> execute(_:)
}

struct GetItemUseCaseImp: GetItemUseCase {
  let repository: ItemRepository
  func execute(_ id: String) -> AnyPublisher<Item, Error> { repository.getItem(id: id) }
}

protocol ItemsUseCase {
  func execute() -> AnyPublisher<[Item], Error>
}

struct ItemsUseCaseImp: ItemsUseCase {
  let repository: ItemRepository
  func execute() -> AnyPublisher<[Item], Error> { repository.fetchItems() }
}
