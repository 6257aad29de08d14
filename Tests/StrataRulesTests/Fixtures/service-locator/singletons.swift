// style: repository
// file: Sources/Presentation/ProfileViewModel.swift
import Foundation

@MainActor
final class ProfileViewModel: ObservableObject {
  func load() async {
    await LoadProfileUseCase.shared.execute()  // ! service-locator ProfileViewModel -> LoadProfileUseCase
    Tracker.shared.log("load")  // ! service-locator ProfileViewModel -> Tracker
    Tracker.shared.log("again")  // ! service-locator ProfileViewModel -> Tracker
    _ = Theme.default
    ServiceLocator.tracker.log("again")  // ! service-locator ProfileViewModel -> ServiceLocator
    NotificationCenter.default.post(name: .init("x"), object: nil)
  }
}
// file: Sources/Presentation/ProfileView.swift
import SwiftUI

struct ProfileView: View {
  @StateObject private var viewModel = AppContainer.shared.makeProfile()  // ! service-locator ProfileView -> AppContainer

  var body: some View { EmptyView() }
}
// file: Sources/Domain/LoadProfileUseCase.swift
final class LoadProfileUseCase {
  static let shared = LoadProfileUseCase()

  func execute() async {}
}

final class SaveProfileUseCase {
  private let container: AppContainer  // ! service-locator SaveProfileUseCase -> AppContainer

  init(container: AppContainer) { self.container = container }  // ! service-locator SaveProfileUseCase -> AppContainer
}
// file: Sources/Shared/Tracker.swift
final class Tracker {
  static let shared = Tracker()

  func log(_ text: String) {}
}

struct Theme {
  static let `default` = Theme()
}
// file: Sources/Stuff/ServiceLocator.swift
enum ServiceLocator {
  static let tracker = Tracker()
}
// file: Sources/App/AppContainer.swift
final class AppContainer {
  static let shared = AppContainer()

  @MainActor func makeProfile() -> ProfileViewModel {
    Tracker.shared.log("made")
    return ProfileViewModel()
  }
}
