#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The app in windows; `App/UsersApp/Main.swift` starts it.
  public struct UsersApp: App {
    private let dependencies: AppDependencies

    public init() {
      let backend = LaunchArguments(ProcessInfo.processInfo.arguments).backend
      dependencies = AppDependencies(server: backend.url, transport: backend.transport)
    }

    public var body: some Scene {
      WindowGroup {
        NavigationStack {
          EntryListView(viewModel: dependencies.makeEntryListViewModel()) { id in
            EntryDetailView(viewModel: dependencies.makeEntryDetailViewModel(id: id))
          }
        }
        .accessibilityIdentifier("start")
      }
    }
  }
#endif
