#if canImport(SwiftUI)
  import Items

  /// All that the target of an app in Xcode needs besides the product `ItemsLayers`.
  @main
  enum Main {
    @MainActor static func main() { ItemsApp.main() }
  }
#endif
