// style: repository
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "AppPresentation", dependencies: ["DependencyInjection"]),
    .target(name: "DependencyInjection"),
  ])
// file: Sources/DependencyInjection/DIContainer.swift
public final class DIContainer {}
// file: Sources/AppPresentation/ScreenFactory.swift
import DependencyInjection

protocol ScreenMaking {
  func makeStart() -> StartViewModel
}

final class ScreenFactory: ScreenMaking {
  let container = DIContainer()

  func makeStart() -> StartViewModel { StartViewModel() }
}
// file: Sources/AppPresentation/OfflineAssembly.swift
import DependencyInjection

protocol StartLoading {}

struct FakeStartLoader: StartLoading {}

final class OfflineAssembly: ScreenMaking {
  func makeStart() -> StartViewModel { StartViewModel() }
}
// file: Sources/AppPresentation/StartViewModel.swift
import DependencyInjection  // ! forbidden-import StartViewModel -> DependencyInjection

final class StartViewModel {
  var loading: (any StartLoading)?
}
