// style: repository
// rules: view-model-throws
// A function of a dependency with the same name is no use of the action.
// file: Sources/Presentation/PierViewModel.swift
import SwiftUI

@MainActor
final class PierViewModel: ObservableObject {
  @Published private(set) var lamps: [String] = []
  private let source: PierSource?

  init(source: PierSource?) { self.source = source }

  func ropes(_ id: String) async throws -> [String] {  // ! view-model-throws PierViewModel -> ropes(_:)
    try await source?.ropes(id) ?? []
  }

  func poles(_ id: String) async throws {  // ! view-model-throws PierViewModel -> poles(_:)
    lamps = try await self.source?.poles(id) ?? []
  }

  // A helper.
  func chains() throws -> [String] { ["one"] }
  func show() { withOwner(self) { owner in lamps = (try? owner.chains()) ?? lamps } }
  private func withOwner(_ owner: PierViewModel, _ work: (PierViewModel) -> Void) { work(owner) }
}

final class PierSource {
  func ropes(_ id: String) async throws -> [String] { [] }
  func poles(_ id: String) async throws -> [String] { [] }
}
