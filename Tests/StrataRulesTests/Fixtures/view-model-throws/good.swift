// style: coordinator
// rules: view-model-throws
// file: Sources/Presentation/ProfileViewModel.swift
import SwiftUI

final class ProfileViewModel: ObservableObject {
  @Published private(set) var message: String?

  func load() async {
    do {
      try await fetch()
    } catch {
      message = error.localizedDescription
    }
  }

  private func fetch() async throws {}
}

// A type of a framework may ask for it.
final class ScanViewModel: ObservableObject, ScannerOutput {
  func receive(_ code: String) throws {}
}

struct ProfileView: View {
  @ObservedObject var viewModel: ProfileViewModel

  var body: some View { Text("").task { await viewModel.load() } }
}

// Its own code handles the error; only a test calls the function besides.
final class RadarViewModel: ObservableObject {
  @Published private(set) var failed = false

  init() {
    Task {
      do { try await scan() } catch { failed = true }
    }
  }

  func scan() async throws {}
}
