// A protocol whose only implementation is a service is a dependency like the service.
// file: strata.yml
extends: repository
rules:
  god-type: {severity: warning, dependencies: 2}
// file: Sources/Domain/TollService.swift
protocol TollCalculating { func toll() -> Double }

struct TollService: TollCalculating { func toll() -> Double { 1 } }

protocol Ringing { func ring() }

struct Bell: Ringing, Equatable { func ring() {} }
// file: Sources/Domain/PlanPassageUseCase.swift
final class PlanPassageUseCase {  // ! god-type PlanPassageUseCase
  private let ships: ShipRepository
  private let tides: TideRepository
  private let berths: BerthRepository
  private let tolls: TollCalculating
}

final class RingPassageUseCase {
  private let ships: ShipRepository
  private let tides: TideRepository
  private let berths: BerthRepository
  private let bell: Ringing
}
// Others need nothing.
final class OpenPassageUseCase {}
final class ClosePassageUseCase {}
final class LightPassageUseCase {}
final class SweepPassageUseCase {}
// file: Sources/Domain/Repositories.swift
protocol ShipRepository { func a() async }
protocol TideRepository { func a() async }
protocol BerthRepository { func a() async }
