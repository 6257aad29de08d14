#if canImport(SwiftUI)
  import Users

  /// All that the target of an app in Xcode needs besides the product `UsersLayers`.
  @main
  enum Main {
    @MainActor static func main() { UsersApp.main() }
  }
#endif
