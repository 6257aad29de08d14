// file: strata.yml
extends: repository
rules:
  single-ui-state: {severity: warning, max: 2}
// file: Sources/Presentation/Boats/BoatsViewModel.swift
import Combine

@MainActor
final class BoatsViewModel: ObservableObject {
  @Published private(set) var boats: [String] = []
  @Published private(set) var isLoading = false
}
// file: Sources/Presentation/Ports/PortsViewModel.swift
import Combine

@MainActor
final class PortsViewModel: ObservableObject {  // ! single-ui-state PortsViewModel
  @Published private(set) var ports: [String] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?  // ! single-ui-state PortsViewModel
}
