// style: gateway
// rules: skipped-layer
// file: Sources/Presentation/ProfileView.swift
import SwiftUI

struct ProfileView: View {
  let gateway = LoadProfileGateway()  // ! skipped-layer ProfileView -> LoadProfileGateway

  var body: some View {
    Button("Load") { reload() }
  }

  private func reload() {
    gateway.load()  // ! skipped-layer ProfileView -> LoadProfileGateway
  }
}

struct SettingsView: View {
  let signOut: SignOutUseCase  // ! skipped-layer SettingsView -> SignOutUseCase

  var body: some View {
    Button("Sign out") { signOut.execute() }  // ! skipped-layer SettingsView -> SignOutUseCase
  }
}

struct AboutView: View {
  @StateObject private var viewModel = AboutViewModel()

  var body: some View { Text(viewModel.version) }
}

#Preview {
  let gateway = LoadProfileGateway()
  return ProfileView(gateway: gateway)
}
// file: Sources/Presentation/AboutViewModel.swift
import Foundation

final class AboutViewModel: ObservableObject {
  var version = "1"
}
// file: Sources/Domain/SignOutUseCase.swift
struct SignOutUseCase {
  func execute() {}
}
// file: Sources/Data/LoadProfileGateway.swift
struct LoadProfileGateway {
  func load() {}
}
