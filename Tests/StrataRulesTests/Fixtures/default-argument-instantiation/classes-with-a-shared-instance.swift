// Further instances of a class that has a shared one.
// style: module
// rules: default-argument-instantiation
// file: Sources/Implementation/Data/Repositories/PelletRepositoryImp.swift
struct PelletRepositoryImp {
  init(
    queue: PelletQueue = PelletQueue.make(),  // ! default-argument-instantiation PelletRepositoryImp -> PelletQueue
    spare: PelletQueue = spareQueue,  // ! default-argument-instantiation PelletRepositoryImp -> spareQueue
    line: PelletQueue = .make(),  // ! default-argument-instantiation PelletRepositoryImp -> PelletQueue
    size: Int = PelletQueue.size(),
    tray: PelletTray = PelletTray.make(),
    shade: PelletShade = PelletShade.make()
  ) {}
}
// file: Sources/Implementation/Domain/Services/PelletQueue.swift
let spareQueue = PelletQueue.make()

final class PelletQueue {
  static let shared = PelletQueue()
  static func make() -> PelletQueue { PelletQueue() }
  static func size() -> Int { 3 }
}

/// No shared instance: a value that happens to be an object.
final class PelletTray {
  static func make() -> PelletTray { PelletTray() }
}

struct PelletShade {
  static let shared = PelletShade()
  static func make() -> PelletShade { PelletShade() }
}
