// style: repository
// rules: direct-instantiation
// What an app starts in the place of its own screens while tests run is in a folder of tests, and nothing else of it uses
// that. A screen of a test for users is production code in a folder of the same name.
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Tram", targets: [.executableTarget(name: "Tram", path: "Sources")])
// file: Sources/TramApp.swift
protocol Flow { func start() }

@main
struct TramApp {
  let flow: any Flow

  init() {
    if CommandLine.arguments.contains("-ui-tests") {
      flow = ScreensViewModel()
    } else {
      flow = LinesViewModel(manager: SignalManager())
    }
  }

  static func main() {}
}
// file: Sources/Presentation/LinesViewModel.swift
final class LinesViewModel: Flow {
  let manager: SignalManager
  init(manager: SignalManager) { self.manager = manager }
  func start() {}
}
// file: Sources/Data/SignalManager.swift
final class SignalManager { func load() async throws {} }
// file: Sources/Presentation/UITests/ScreensViewModel.swift
final class ScreensViewModel: Flow {
  let manager = SignalManager()
  func start() {}
}
final class SignalsViewModel { let manager = SignalManager() }
// file: Sources/Presentation/Test/QuizViewModel.swift
final class QuizViewModel { let manager = SignalManager() }  // ! direct-instantiation QuizViewModel -> SignalManager
// file: Sources/Presentation/QuizView.swift
import SwiftUI
struct QuizView: View {
  let viewModel: QuizViewModel
  var body: some View { Text("") }
}
