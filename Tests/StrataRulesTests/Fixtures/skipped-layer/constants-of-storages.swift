// style: repository
// rules: skipped-layer
// A constant that is written in the code of a storage is only a name; what a storage computes or holds is its work.
// file: Sources/Data/Storage/SettingsStorage.swift
import Foundation

final class SettingsStorage {
  static let themeKey = "theme"
  static let shared = SettingsStorage()
  static let stored = UserDefaults.standard.string(forKey: "theme")
  static var current = "light"
}
// file: Sources/Presentation/SettingsView.swift
import SwiftUI

struct SettingsView: View {
  @AppStorage(SettingsStorage.themeKey) private var theme = ""
  var body: some View {
    Text(SettingsStorage.stored ?? "")  // ! skipped-layer SettingsView -> SettingsStorage
    Text(theme)
  }
}
struct ThemeView: View {
  var body: some View { Text(SettingsStorage.current) }  // ! skipped-layer ThemeView -> SettingsStorage
}
