// A definition may let views use repositories; use cases and clients stay reported.
// file: strata.yml
extends: repository
roles:
  view: { skips: [use-case, data-source, api-service, network-client, storage] }
rules: { logic-in-view: error, skipped-layer: off }
// file: Sources/Domain/Repositories/TideRepository.swift
protocol TideRepository { func tides() async throws -> [Int] }
// file: Sources/Domain/UseCases/LoadTidesUseCase.swift
protocol LoadTidesUseCase { func execute() async throws -> [Int] }
// file: Sources/Data/Network/TideNetworkClient.swift
final class TideNetworkClient { func send() async throws {} }
// file: Sources/Presentation/TideView.swift
import SwiftUI

struct TideView: View {
  let repository: TideRepository
  let loadTides: LoadTidesUseCase
  let client: TideNetworkClient
  var body: some View { EmptyView() }
  func load() async throws {
    _ = try await repository.tides()
    _ = try await loadTides.execute()  // ! logic-in-view TideView -> LoadTidesUseCase
    try await client.send()  // ! logic-in-view TideView -> TideNetworkClient
  }
}
