// style: gateway
// rules: view-model-main-actor
// file: Sources/Presentation/ViewModels.swift
class LoginViewModel: ObservableObject {}  // ! view-model-main-actor LoginViewModel

@Observable
final class HomeViewModel {}  // ! view-model-main-actor HomeViewModel

@MainActor
final class ProfileViewModel: ObservableObject {}

@MainActor
class BaseViewModel: ObservableObject {}

final class SettingsViewModel: BaseViewModel {}

final class OrdersViewModel: ObservableObject {
  @MainActor @Published private(set) var orders: [String] = []
}

final class RadarViewModel: ObservableObject {  // ! view-model-main-actor RadarViewModel
  @Published private(set) var image: String?
  func load() async { image = "" }
  @MainActor func mapped() -> String { "" }
}

final class StormViewModel: ObservableObject {  // ! view-model-main-actor StormViewModel
  @Published private(set) var image: String?
  @MainActor func load() async { image = "" }
  nonisolated func read() async {}
}

final class FogViewModel: ObservableObject {  // ! view-model-main-actor FogViewModel
  @Published private(set) var image: String?
  @MainActor func load() async { image = "" }
  func clear() { image = nil }
}

final class HailViewModel: ObservableObject {  // ! view-model-main-actor HailViewModel
  @Published private(set) var image: String?
  private var loads = 0
  @MainActor func load() async { image = "" }
  @MainActor func clear() { show(nil) }
  func count() { loads += 1 }
  func later() { Task { @MainActor in image = nil } }
  private func show(_ image: String?) { self.image = image }
}

final class SnowViewModel: ObservableObject {  // ! view-model-main-actor SnowViewModel
  @Published private(set) var image: String?
  @MainActor func load() async { image = "" }
}
@MainActor
extension SnowViewModel {
  func clear() { image = nil }
}

@MainActor
protocol CartViewModelProtocol: ObservableObject {}

final class CartViewModel: CartViewModelProtocol {}

// Nobody observes it.
final class RowViewModel {}

// With the name of its module, the protocol is the same.
final class TransferViewModel: Combine.ObservableObject {}  // ! view-model-main-actor TransferViewModel
