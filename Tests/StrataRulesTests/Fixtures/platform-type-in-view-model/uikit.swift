// style: repository
// rules: platform-type-in-view-model
// file: Sources/Presentation/ProfileViewModel.swift
import UIKit

@MainActor
final class ProfileViewModel: ObservableObject {
  @Published private(set) var avatar: UIImage?  // ! platform-type-in-view-model ProfileViewModel -> UIImage
  @Published private(set) var uiState = ProfileUiState()

  func copy() {
    UIPasteboard.general.string = "x"  // ! platform-type-in-view-model ProfileViewModel -> UIPasteboard
  }
}

struct ProfileUiState {}

// file: Sources/Presentation/SettingsViewModel.swift
import Combine
import UIKit  // ! platform-type-in-view-model SettingsViewModel -> UIKit

@MainActor
final class SettingsViewModel: ObservableObject {
  @Published private(set) var isOn = false
}

// file: Sources/Presentation/AboutViewController.swift
import UIKit

final class AboutViewController: UIViewController {
  let viewModel = AboutViewModel()
}

final class AboutViewModel {
  let version = "1.0"
}
