// style: repository
// rules: view-model-main-actor
// A computed property is no state.
// file: Presentation/ViewModels.swift
import Combine

final class TrayViewModel: ObservableObject {  // ! view-model-main-actor TrayViewModel
  @Published var count = 0
  @MainActor var title: String { "\(count)" }
}

final class CupViewModel: ObservableObject {
  @MainActor @Published var count = 0
}
