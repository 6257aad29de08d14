// style: module
// file: Sources/Implementation/Domain/UseCases/BuyProductUseCase.swift
struct BuyProductUseCaseImp {
  func execute() {
    PurchaseTracker.shared.track()  // ! service-locator BuyProductUseCaseImp -> PurchaseTracker
    _ = Currency.shared
  }
}

final class PurchaseTracker {
  static let shared = PurchaseTracker()
  func track() {}
}

struct Currency {
  static let shared = Currency()
}
