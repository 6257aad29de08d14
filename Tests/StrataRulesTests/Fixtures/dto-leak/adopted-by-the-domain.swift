// rules: dto-leak, dependency-rule
// file: strata.yml
extends: repository
layers:
  Domain:
    uses: [Data, Shared]
// file: Package.swift
let package = Package(
  name: "Shop",
  targets: [.target(name: "ShopData"), .target(name: "ShopDomain"), .target(name: "ShopPresentation")])
// file: Sources/ShopData/Variation.swift
public struct Variation: Codable {}
public struct Receipt: Codable {}
// file: Sources/ShopDomain/OrderInput.swift
import ShopData

public typealias Variation = ShopData.Variation

public struct OrderInput {
  public let variation: Variation
  public let receipt: Receipt  // ! dto-leak OrderInput -> Receipt
}
// file: Sources/ShopPresentation/CheckoutViewModel.swift
import ShopDomain

final class CheckoutViewModel {
  var input: OrderInput?
  var variation: Variation?
}
// file: Sources/ShopPresentation/GenerateVariationUseCase.swift
import ShopDomain

final class GenerateVariationUseCase {
  func execute() async -> Variation? { nil }
}
