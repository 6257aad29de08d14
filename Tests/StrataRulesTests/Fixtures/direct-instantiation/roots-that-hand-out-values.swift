// style: gateway
// A composition root may hand out its screens in a value, or behind a type of the platform.
// file: Sources/App/BakeryApp.swift
import SwiftUI

@main
struct BakeryApp: App {
  private let root = BakeryCompositionRoot()
  private let stall = StallCompositionRoot()
  var body: some Scene {
    WindowGroup { ShellView(screens: root.screens(), stall: stall.start()) }
  }
}

struct BakeryScreens {
  let oven: OvenViewModel
  let shelf: ShelfViewModel
}

final class BakeryCompositionRoot {
  func screens() -> BakeryScreens { BakeryScreens(oven: oven(), shelf: ShelfViewModel(fetch: FetchLoavesUseCase())) }

  private func oven() -> OvenViewModel { OvenViewModel(fetch: FetchLoavesUseCase()) }
}

final class StallCompositionRoot {
  func start() -> AnyView { AnyView(StallView(viewModel: stall())) }

  private func stall() -> StallViewModel { StallViewModel(fetch: FetchLoavesUseCase()) }
}
// file: Sources/BusinessLogic/FetchLoavesUseCase.swift
protocol FetchLoavesUseCaseProtocol { func execute() async throws -> Int }
final class FetchLoavesUseCase: FetchLoavesUseCaseProtocol { func execute() async throws -> Int { 0 } }
// file: Sources/Presentation/Screens.swift
import SwiftUI

@MainActor
final class OvenViewModel {
  private let fetch: FetchLoavesUseCaseProtocol
  init(fetch: FetchLoavesUseCaseProtocol) { self.fetch = fetch }
}
@MainActor
final class ShelfViewModel {
  private let fetch: FetchLoavesUseCaseProtocol
  init(fetch: FetchLoavesUseCaseProtocol) { self.fetch = fetch }
}
@MainActor
final class StallViewModel {
  private let fetch: FetchLoavesUseCaseProtocol
  init(fetch: FetchLoavesUseCaseProtocol) { self.fetch = fetch }
}
struct StallView: View {
  let viewModel: StallViewModel
  var body: some View { Text("") }
}
struct ShellView: View {
  let screens: BakeryScreens
  let stall: AnyView
  var body: some View { stall }
}
