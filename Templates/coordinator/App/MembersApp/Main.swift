#if canImport(SwiftUI)
  import Members

  /// The entry point on Apple platforms: the app itself is in the library `MembersLayers`.
  @main
  enum Main {
    @MainActor static func main() { MembersApp.main() }
  }
#endif
