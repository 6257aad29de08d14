// style: repository
// Data that a type stores itself passes by the repository.
// file: Sources/Presentation/SettingsViewModel.swift
import Foundation

@MainActor
final class SettingsViewModel: ObservableObject {
  func saveTheme(_ name: String) {
    UserDefaults.standard.set(name, forKey: "theme")  // ! skipped-layer SettingsViewModel -> UserDefaults
  }

  func path() -> String {
    FileManager.default.currentDirectoryPath  // ! skipped-layer SettingsViewModel -> FileManager
  }
}
// file: Sources/Presentation/SettingsView.swift
import SwiftUI

struct SettingsView: View {
  @AppStorage("size") private var size = 12
  let defaults: UserDefaults  // ! skipped-layer SettingsView -> UserDefaults

  var body: some View { Text("Settings") }
}
// file: Sources/Domain/ExportUseCase.swift
import Foundation

final class ExportUseCase {
  func execute() -> Bool {
    FileManager.default.fileExists(atPath: "export")  // ! skipped-layer ExportUseCase -> FileManager
  }
}
// file: Sources/Data/ThemeRepositoryImpl.swift
import Foundation

final class ThemeRepositoryImpl: ThemeRepository {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }

  func theme() -> String? { defaults.string(forKey: "theme") }
}
// file: Sources/Domain/ThemeRepository.swift
protocol ThemeRepository {
  func theme() -> String?
}
