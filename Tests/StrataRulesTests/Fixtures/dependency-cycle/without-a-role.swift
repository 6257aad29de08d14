// style: repository
// Objects need no role and no protocol to form a ring.
// file: Sources/Domain/Ports.swift
protocol TideRepository {}

protocol Forecaster {}

protocol Clock {}
// file: Sources/Data/TideRepositoryImpl.swift
final class TideRepositoryImpl: TideRepository {
  init(forecaster: Forecaster, clock: Clock) {}  // ! dependency-cycle ForecasterImpl -> TideRepositoryImpl
}

final class ForecasterImpl: Forecaster {
  init(tides: TideRepository) {}  // ! dependency-cycle ForecasterImpl -> TideRepositoryImpl
}

final class SystemClock: Clock {
  init(zone: Int) {}
}
// file: Sources/Domain/BilgePlanner.swift
final class BilgePlanner {
  init(reminder: PumpService) {}  // ! dependency-cycle BilgePlanner -> PumpService
}

final class PumpService {
  init(planner: BilgePlanner) {}  // ! dependency-cycle BilgePlanner -> PumpService
}
// file: Sources/Presentation/HullCoordinator.swift
// A parent that hands itself to what it creates.
final class HullCoordinator {
  var child: KeelCoordinator?
  init() { child = KeelCoordinator(parent: self) }
}

final class KeelCoordinator {
  init(parent: HullCoordinator) {}
}
