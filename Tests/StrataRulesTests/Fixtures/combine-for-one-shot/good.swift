// style: module
// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
import Combine

protocol ItemRepository {
  func getItem() async throws -> Int
  func itemsPublisher() -> AnyPublisher<[Int], Error>
  func getItems() -> AnyPublisher<[Int], Never>
  func getTicks() -> any Publisher
}

extension Publisher {
  func getFirst() -> AnyPublisher<Output, Failure> { first().eraseToAnyPublisher() }
}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
import Combine

final class ItemRepositoryImp: ItemRepository {
  @Published private var items: [Int] = []
  func getItem() async throws -> Int { 1 }
  func itemsPublisher() -> AnyPublisher<[Int], Error> { $items.setFailureType(to: Error.self).eraseToAnyPublisher() }
  func getItems() -> AnyPublisher<[Int], Never> { $items.eraseToAnyPublisher() }
  func getTicks() -> any Publisher { Timer.publish(every: 1, on: .main, in: .common).autoconnect() }
}
// file: Sources/Implementation/Data/Services/PriceService.swift
import Combine

/// Neither a repository nor a data source.
struct PriceService {
  func getPrice() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
}
