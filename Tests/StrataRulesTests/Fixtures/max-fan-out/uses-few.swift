// As many types as the limit allows.
// file: strata.yml
extends: repository
rules:
  max-fan-out: {severity: warning, max: 3}
// file: Sources/Domain/Models.swift
struct Ship {}
struct Tide {}
struct Pilot {}
// file: Sources/Presentation/HarborViewModel.swift
import Foundation

final class HarborViewModel {
  private var ships: [Ship] = []
  private var tide: Tide?
  private var opened: Date?
  private var address: URL?
  func board(_ pilot: Pilot) -> [Ship] { ships }
}
