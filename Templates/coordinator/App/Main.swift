#if canImport(SwiftUI)
  import Members

  /// All that the target of an app in Xcode needs besides the product `MembersLayers`.
  @main
  enum Main {
    @MainActor static func main() { MembersApp.main() }
  }
#endif
