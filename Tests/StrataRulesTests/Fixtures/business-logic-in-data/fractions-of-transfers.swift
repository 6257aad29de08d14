// Fractions of DTOs as bounds, and values that a stream gets; shares of a page and versions are none.
// style: repository
// file: Sources/Data/SilageRepositoryImpl.swift
import Foundation

struct SilageDto: Decodable {
  let sugar: Double
  let grade: Double
  let page: Double
}

struct SilageRemoteDataSource {
  func silage() async throws -> SilageDto { fatalError() }
}

final class SilageRepositoryImpl {
  private let source: SilageRemoteDataSource

  init(source: SilageRemoteDataSource) { self.source = source }

  func sweetness() async throws -> Double {
    let silage = try await source.silage()
    return silage.sugar < 0.15 ? 0 : silage.sugar  // ! business-logic-in-data
  }
  func grades() -> AsyncThrowingStream<Double, Error> {
    AsyncThrowingStream { continuation in
      Task {
        let silage = try await source.silage()
        if silage.grade > 7.5 {  // ! business-logic-in-data
          continuation.yield(10)
        } else {
          continuation.yield(silage.grade)
        }
        continuation.finish()
      }
    }
  }

  func pages() async throws -> Double {
    let silage = try await source.silage()
    return silage.page < 0.5 ? 0 : silage.page
  }
  func anything() async throws -> Double {
    let silage = try await source.silage()
    return silage.sugar > 0 ? silage.sugar : 0
  }
}
