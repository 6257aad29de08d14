// A family may list its modules alone: the types that are known of them count.
// rules: framework-type-in-domain, forbidden-import
// file: strata.yml
layers:
  Presentation: {match: {path: "**/Presentation/**"}, uses: [Domain]}
  Domain: {match: {path: "**/Domain/**"}, forbids: [streams, screens, shop]}
frameworks:
  streams: [Combine]
  screens: [SwiftUI, UIKit]
  shop: [StoreKit]
rules:
  framework-type-in-domain: error
  forbidden-import: error
// file: Sources/Domain/Ticker.swift
import Combine  // ! forbidden-import Ticker -> Combine

protocol Ticker {
  func prices() -> AnyPublisher<Price, Never>  // ! framework-type-in-domain Ticker -> AnyPublisher
  var last: CurrentValueSubject<Price, Never> { get }  // ! framework-type-in-domain Ticker -> CurrentValueSubject
  func tint() -> Color
}

struct Price {}
// file: Sources/Domain/Catalogue.swift
import Foundation
import StoreKit  // ! forbidden-import Catalogue -> StoreKit

protocol Catalogue {
  func product(_ id: String) async -> Product?  // ! framework-type-in-domain Catalogue -> Product
  func cover(_ id: String) -> UIImage  // ! framework-type-in-domain Catalogue -> UIImage
  func changed() -> Date
  func text(_ id: String) -> Text
}
// file: Sources/Domain/Basket.swift
import Foundation

// Names of modules that the file does not import.
struct Basket {
  let product: Product
  let image: Image
}
// file: Sources/Presentation/BasketView.swift
import Combine
import SwiftUI

struct BasketView: View {
  let prices: AnyPublisher<Price, Never>
  let image: Image
  var body: some View { image }
}
