// In a target whose default isolation is the main actor, a class needs no attribute.
// style: repository
// rules: view-model-main-actor
// file: Package.swift
import PackageDescription

let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Screens", dependencies: ["Models"], path: "Screens", swiftSettings: settings),
    .target(name: "Models", path: "Models", swiftSettings: [.defaultIsolation(nil)]),
  ])
// file: Screens/Presentation/ViewModels.swift
import Combine
import Models

final class HomeViewModel: ObservableObject {
  @Published private(set) var count = 0
}

nonisolated final class CartViewModel: ObservableObject {  // ! view-model-main-actor CartViewModel
  @Published private(set) var count = 0
}
// file: Models/Presentation/OrderViewModel.swift
import Combine

public final class OrderViewModel: ObservableObject {  // ! view-model-main-actor OrderViewModel
  @Published private(set) var count = 0
}
