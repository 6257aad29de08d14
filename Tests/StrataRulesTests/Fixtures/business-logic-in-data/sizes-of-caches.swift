// Numbers of bytes and of seconds are no amounts, whatever they are set for.
// style: repository
// rules: business-logic-in-data
// file: Sources/Data/Caches/ChartCache.swift
import Foundation

final class ChartCache {
  private let charts = NSCache<NSString, NSData>()

  init() {
    charts.totalCostLimit = 5 * 1024
  }
}
// file: Sources/Data/Repositories/MooringRepository.swift
final class MooringRepository {
  func fee(forGuests: Bool) -> Double {
    forGuests ? 2.5 * 1.19 : 1  // ! business-logic-in-data
  }
}
