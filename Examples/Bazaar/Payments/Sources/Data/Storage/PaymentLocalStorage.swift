protocol PaymentLocalStorage {
  func save(_ result: PaymentResult)
}

final class PaymentLocalStorageImpl: PaymentLocalStorage {
  private var results: [PaymentResult] = []

  func save(_ result: PaymentResult) {
    results.append(result)
  }
}
