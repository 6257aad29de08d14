// style: coordinator
// file: MyApp/Domain/Entities/Order.swift
struct Order {}
private extension Int {}

// file: MyApp/Domain/Entities/Order+Sorting.swift
extension Order {
  var rank: Int { 1 }
}
// file: Sources/Data/DummyRoomRepository.swift
enum DummyRoomRepositoryError: Error { case closed }
final class DummyRoomRepository: RoomRepository {
  func rooms() throws -> [String] { throw DummyRoomRepositoryError.closed }
}
// file: Sources/Domain/RoomRepository.swift
protocol RoomRepository {
  func rooms() throws -> [String]
}
