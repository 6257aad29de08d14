// style: repository
// file: Sources/Presentation/OrderViewModel.swift
import Foundation

final class OrderViewModel: ObservableObject {
  typealias Cache = OrderCacheEntry  // ! dependency-rule OrderViewModel -> OrderCacheEntry
  private var cache: Cache?  // ! dependency-rule OrderViewModel -> OrderCacheEntry

  func title(of key: OrderCacheKey) -> String { key.text }  // ! dependency-rule OrderViewModel -> OrderCacheKey
}
// file: Sources/Data/OrderCache.swift
struct OrderCacheEntry {}
struct OrderCacheKey {
  let text: String
}
