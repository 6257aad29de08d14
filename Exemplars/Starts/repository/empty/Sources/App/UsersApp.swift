#if canImport(SwiftUI)
  import SwiftUI

  /// The app in windows; `App/UsersApp/Main.swift` starts it.
  public struct UsersApp: App {
    public init() {}

    public var body: some Scene {
      WindowGroup { StartView() }
    }
  }
#endif
