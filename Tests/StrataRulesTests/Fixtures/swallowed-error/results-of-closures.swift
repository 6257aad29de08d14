// style: repository
// rules: swallowed-error
// What runs a closure and returns its result has the value of the closure's only statement.
// file: Sources/Data/Repositories/SeatRepositoryImpl.swift
import Foundation

final class SeatRepositoryImpl {
  private let queue = DispatchQueue(label: "seats")
  private let storage = SeatStorage()

  func seat(at number: Int) -> String? {
    queue.sync { try? storage.seat(at: number) }
  }

  func first() async -> String? {
    let seat = await MainActor.run { try? storage.seat(at: 1) }
    return seat
  }

  func keep(_ number: Int) {
    queue.sync { try? storage.keep(number) }  // ! swallowed-error SeatRepositoryImpl -> keep(_:)
    queue.async { try? self.storage.keep(number) }  // ! swallowed-error SeatRepositoryImpl -> keep(_:)
  }
}

final class SeatStorage {
  func seat(at number: Int) throws -> String { "" }
  func keep(_ number: Int) throws {}
}
