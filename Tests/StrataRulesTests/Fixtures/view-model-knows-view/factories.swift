// style: repository
// rules: view-model-knows-view
// A static function that builds the screen of its view model is one decision.
// file: Presentation/WelcomeView.swift
import SwiftUI

struct WelcomeView: View {
  let viewModel: WelcomeViewModel
  var body: some View { Text("") }
}
// file: Presentation/WelcomeViewModel.swift
import UIKit  // ! view-model-knows-view WelcomeViewModel -> UIWindow

final class WelcomeViewModel {
  init() {}

  static func make(
    in window: UIWindow  // ! view-model-knows-view WelcomeViewModel -> UIWindow
  ) -> UIViewController {  // ! view-model-knows-view WelcomeViewModel -> UIWindow
    let screen = WelcomeView(viewModel: WelcomeViewModel())  // ! view-model-knows-view WelcomeViewModel -> UIWindow
    return UIHostingController(rootView: screen)  // ! view-model-knows-view WelcomeViewModel -> UIWindow
  }
}
