#if canImport(SwiftUI)
  import Login

  /// All that the target of an app in Xcode needs besides the product `LoginLayers`.
  @main
  enum Main {
    @MainActor static func main() { LoginApp.main() }
  }
#endif
