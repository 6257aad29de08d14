// Extensions and nested types count with the type; composition roots, frameworks and a second use do not.
// file: strata.yml
extends: repository
rules:
  max-fan-out: {severity: warning, max: 3}
// file: Sources/Domain/Models.swift
struct Ship { let berth: Berth }
struct Berth {}
struct Tide {}
struct Pilot {}
struct Crane {}
// file: Sources/Presentation/HarborViewModel.swift
final class HarborViewModel {  // ! max-fan-out HarborViewModel
  private var ships: [Ship] = []
  private var tide: Tide?
  struct Row { let pilot: Pilot }
}
extension HarborViewModel {
  func lift(_ crane: Crane) -> Crane { crane }
}
// file: Sources/App/AppContainer.swift
final class AppContainer {
  let (ship, berth, tide, pilot) = (Ship(berth: Berth()), Berth(), Tide(), Pilot())
  let crane = Crane()
  let harbor = HarborViewModel()
}
