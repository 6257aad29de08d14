#if canImport(SwiftUI)
  import Login

  /// The entry point on Apple platforms: the app itself is in the library `LoginLayers`.
  @main
  enum Main {
    @MainActor static func main() { LoginApp.main() }
  }
#endif
