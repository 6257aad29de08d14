#if canImport(SwiftUI)
  import Items

  /// The entry point on Apple platforms: the app itself is in the library `ItemsLayers`.
  @main
  enum Main {
    @MainActor static func main() { ItemsApp.main() }
  }
#endif
