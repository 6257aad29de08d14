// style: repository
// file: Sources/Domain/StayRepository.swift
protocol StayRepository {
  func book(nights: Int, coupon code: String) async throws -> Stay
  func open(seats: Int) async throws -> [Stay]
}

struct StayOrder {
  let buyer: String
}

struct Stay {
  let price: Double
  let total: Int
}
// file: Sources/Data/StayRepositoryImpl.swift
import Foundation

final class StayRepositoryImpl: StayRepository {
  private let remote: StayRemoteDataSource

  init(remote: StayRemoteDataSource) { self.remote = remote }

  func book(nights: Int, coupon code: String) async throws -> Stay {
    guard nights <= 21 else { throw StayError.tooLong }  // ! business-logic-in-data
    if code.count != 10 { throw StayError.noSuchCoupon }  // ! business-logic-in-data
    let fee = nights * 3  // ! business-logic-in-data
    return try await remote.book(nights: nights, code: code, fee: fee)
  }

  func place(_ order: StayOrder) throws {
    if order.buyer.count < 3 { throw StayError.noSuchCoupon }  // ! business-logic-in-data
  }

  func points(for stay: Stay) -> Int {
    let bonus = stay.total * 2 + 50  // ! business-logic-in-data
    return bonus
  }

  func pages(of list: StayList) -> Int { list.total * 2 }

  func open(seats: Int) async throws -> [Stay] {
    var result: [Stay] = []
    for stay in try await remote.all(seats: seats) where stay.price < 90 {  // ! business-logic-in-data
      result.append(stay)
    }
    return result
  }

  func guests(bornOn day: Date) async throws -> Stay? {
    let years = Calendar.current.dateComponents([.year], from: day, to: Date()).year ?? 0  // ! business-logic-in-data
    guard years >= 21 else { return nil }  // ! business-logic-in-data
    return try await remote.all(seats: 1).first
  }

  /// What paging, ports and codes of an answer are compared with is no business.
  func page(count: Int, port: Int, id: Int, answer: Answer) async throws -> [Stay] {
    guard count <= 50, port > 1024, id > 2 else { throw StayError.tooLong }
    guard answer.code.count >= 2 else { return [] }
    let offset = count * 2
    for row in answer.rows where row.index < 10 { print(row.index + offset) }
    return []
  }
}

enum StayError: Error { case tooLong, noSuchCoupon }

struct Answer {
  let code: [UInt8]
  let rows: [AnswerRow]
}

struct AnswerRow {
  let index: Int
}

struct StayList {
  let total: Int
}
