#if canImport(UIKit)
  import Payments

  /// The entry point on Apple platforms: the app itself is in the library `PaymentsLayers`.
  @main
  enum Main {
    @MainActor static func main() { AppDelegate.main() }
  }
#endif
