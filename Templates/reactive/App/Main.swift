#if canImport(UIKit)
  import Payments

  /// All that the target of an app in Xcode needs besides the product `PaymentsLayers`.
  @main
  enum Main {
    @MainActor static func main() { AppDelegate.main() }
  }
#endif
