// style: repository
// rules: logic-in-view, skipped-layer
// Where the definition lets views use repositories, they may call them.
// file: strata.yml
extends: repository
roles:
  view:
    match: {conforms: View}
    skips: [use-case, data-source, network-client, storage]
// file: Sources/Domain/Repositories/SeatRepository.swift
protocol SeatRepository { func load() async -> [Int] }
protocol LoadSeatsUseCase { func execute() async -> [Int] }
// file: Sources/Presentation/SeatsView.swift
import SwiftUI

struct SeatsView: View {
  let repository: any SeatRepository
  let useCase: any LoadSeatsUseCase  // ! skipped-layer SeatsView -> LoadSeatsUseCase

  var body: some View {
    Text("Seats").task {
      _ = await repository.load()
      _ = await useCase.execute()  // ! skipped-layer SeatsView -> LoadSeatsUseCase
    }
  }
}
