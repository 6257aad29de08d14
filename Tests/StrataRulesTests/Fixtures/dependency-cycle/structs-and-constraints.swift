// style: repository
// A struct that alone implements a protocol, and a generic parameter that a protocol constrains, are parts of a ring.
// file: Sources/Domain/Ports.swift
protocol CargoRepository { func lots() -> [String] }

protocol Weighing { func weight() -> Double }

protocol Rowing { func crew() -> [String] }

protocol Steering { func helm() -> String }
// file: Sources/Data/CargoRepositoryImpl.swift
final class CargoRepositoryImpl: CargoRepository {
  init(scale: any Weighing) {}  // ! dependency-cycle CargoRepositoryImpl -> Scale

  func lots() -> [String] { [] }
}

struct Scale: Weighing {
  let cargo: any CargoRepository  // ! dependency-cycle CargoRepositoryImpl -> Scale

  func weight() -> Double { 0 }
}
// file: Sources/Domain/Boats.swift
struct Crew: Rowing {
  let helm: Steering  // ! dependency-cycle Crew -> Helm

  func crew() -> [String] { [helm.helm()] }
}

struct Helm<Rowers: Rowing>: Steering {  // ! dependency-cycle Crew -> Helm
  let rowers: Rowers

  func helm() -> String { "" }
}
// A collection may be empty, a struct of values is created of values, and not every constraint is that of a property.
protocol Anchoring { func drop() }

struct Anchor: Anchoring {
  let chains: [Chaining]

  func drop() {}
}

protocol Chaining { func pay() }

struct Chain: Chaining {
  let anchor: Anchoring

  func pay() {}
}

protocol Mooring { func tie() }

struct Rope: Mooring {
  let bollard: Holding

  func tie() {}
}

protocol Holding { func hold() }

struct Bollard<Line: Mooring>: Holding {
  func hold() {}

  func hold(_ line: Line) {}
}
// file: Sources/Data/Watch.swift
protocol Watching: AnyObject { func bells() -> Int }

protocol Calling { func call() }

// Nobody can create one without the other, whatever it keeps weakly.
final class Watch: Watching {
  init(caller: Calling) {}  // ! dependency-cycle Caller -> Watch

  func bells() -> Int { 8 }
}

final class Caller: Calling {
  private unowned let watch: Watching  // ! dependency-cycle Caller -> Watch

  init(watch: Watching) { self.watch = watch }  // ! dependency-cycle Caller -> Watch

  func call() {}
}
