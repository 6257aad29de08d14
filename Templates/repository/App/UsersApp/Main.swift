#if canImport(SwiftUI)
  import Users

  /// The entry point on Apple platforms: the app itself is in the library `UsersLayers`.
  @main
  enum Main {
    @MainActor static func main() { UsersApp.main() }
  }
#endif
