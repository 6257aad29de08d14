// A type that nothing gives a role has one only by strong evidence.
// style: repository
// rules: role-name
// file: App/Settings/SettingsList.swift
import Combine
import SwiftUI

final class SettingsListModel {
  let title = "Settings"
  let sections: [String] = []
}

final class ToggleInfo: ObservableObject {
  @Published var isOn = false
  var title = ""
}

final class SettingsDesk: ObservableObject {  // ! role-name SettingsDesk
  @Published private(set) var titles: [String] = []
  func load() { titles = ["Language"] }
}
// file: App/Presentation/SettingsView.swift
import SwiftUI

struct SettingsView: View {
  let model: SettingsListModel
  var body: some View { Text(model.title) }
}

struct ToggleView: View {
  @ObservedObject var viewModel: ToggleInfo
  var body: some View { Toggle(viewModel.title, isOn: $viewModel.isOn) }
}

struct DeskView: View {
  @ObservedObject var viewModel: SettingsDesk
  var body: some View { Button("") { viewModel.load() } }
}
// file: App/Domain/Repositories/Clock.swift
protocol ClockDelegate: AnyObject {
  func clockDidTick()
}

protocol ClockSource {  // ! role-name ClockSource
  func now() async -> Int
}
// file: App/Domain/UseCases/WakeUseCase.swift
final class WakeUseCase {
  private let clock: ClockSource
  init(clock: ClockSource) { self.clock = clock }
  func execute() async -> Int { await clock.now() }
}
