// style: repository
// Types behind protocols need no role to form a ring.
// file: Sources/Domain/Ports.swift
protocol TideRepository {}

protocol Forecaster {}

protocol Clock {}
// file: Sources/Data/TideRepositoryImpl.swift
final class TideRepositoryImpl: TideRepository {
  init(forecaster: Forecaster, clock: Clock) {}
}

final class ForecasterImpl: Forecaster {
  init(tides: TideRepository) {}  // ! dependency-cycle ForecasterImpl -> TideRepositoryImpl
}

final class SystemClock: Clock {
  init(zone: Int) {}
}
