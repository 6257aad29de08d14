// A class with a protocol of functions is made to be replaced, also where no role makes it a dependency. What models have,
// functions return, or others tell about something, is none.
// style: repository
// rules: direct-instantiation, default-argument-instantiation
// file: Sources/Domain/UseCases/WeighHarvestUseCase.swift
protocol HarvestRepository { func harvest() async throws -> Int }

protocol Weighing { func grams(of count: Int) -> Int }

final class Scale: Weighing {
  func grams(of count: Int) -> Int { count * 80 }
}

final class WeighHarvestUseCase {
  private let harvestRepository: HarvestRepository
  private let scale = Scale()  // ! direct-instantiation WeighHarvestUseCase -> Scale

  init(harvestRepository: HarvestRepository) { self.harvestRepository = harvestRepository }

  func execute() async throws -> Int { scale.grams(of: try await harvestRepository.harvest()) }
}
// file: Sources/Presentation/HarvestViewModel.swift
import Foundation

protocol SoundPlaying { func play(_ name: String) }

final class SoundPlayer: SoundPlaying {
  func play(_ name: String) {}
}

protocol HarvestDelegate: AnyObject { func didFinish() }

final class HarvestObserver: HarvestDelegate {
  func didFinish() {}
}

final class HarvestFilter {
  func matches(_ text: String) -> Bool { text.isEmpty }
}

@MainActor
final class HarvestViewModel: ObservableObject {
  private let weigh: WeighHarvestUseCase
  private let sounds: SoundPlaying
  private let observer = HarvestObserver()
  private let filter = HarvestFilter()

  init(weigh: WeighHarvestUseCase, sounds: SoundPlaying = SoundPlayer()) {  // ! default-argument-instantiation HarvestViewModel -> SoundPlayer
    self.weigh = weigh
    self.sounds = sounds
  }

  func finish() {
    let player = SoundPlayer()  // ! direct-instantiation HarvestViewModel -> SoundPlayer
    player.play("done")
  }
}
// file: Sources/Presentation/SortingViewModel.swift
import Foundation

protocol SortingPhase { func next() -> Int }

final class IdleState: SortingPhase { func next() -> Int { 0 } }

final class Sorter: SortingPhase { func next() -> Int { 1 } }

@MainActor
final class SortingViewModel: ObservableObject {
  private var phase: SortingPhase = IdleState()

  func begin() { phase = Sorter() }
  func end() -> Int { Sorter().next() }
}
