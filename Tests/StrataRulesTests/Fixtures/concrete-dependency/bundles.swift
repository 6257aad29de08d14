// What only groups the dependencies of a composition root is part of it; what somebody else creates is not.
// style: repository
// rules: concrete-dependency
// file: Sources/Data/Repositories/Paints.swift
protocol PaintRepository { func paints() -> [String] }
protocol BrushRepository { func brushes() -> [String] }
protocol EaselRepository { func easels() -> [String] }
final class PaintRepositoryImpl: PaintRepository { func paints() -> [String] { [] } }
final class BrushRepositoryImpl: BrushRepository { func brushes() -> [String] { [] } }
final class EaselRepositoryImpl: EaselRepository { func easels() -> [String] { [] } }
// file: Sources/Support/Toolbox.swift
struct Toolbox {
  let paints: PaintRepositoryImpl
  let brushes: BrushRepositoryImpl
  let easels: EaselRepositoryImpl
}

struct Satchel {
  let paints: PaintRepositoryImpl  // ! concrete-dependency Satchel -> PaintRepositoryImpl
  let brushes: BrushRepositoryImpl  // ! concrete-dependency Satchel -> BrushRepositoryImpl
  let easels: EaselRepositoryImpl  // ! concrete-dependency Satchel -> EaselRepositoryImpl
}

final class Painter {
  func pack() -> Satchel {
    Satchel(paints: PaintRepositoryImpl(), brushes: BrushRepositoryImpl(), easels: EaselRepositoryImpl())
  }
}
// file: Sources/App/AppDependencies.swift
final class AppDependencies {
  func makeToolbox() -> Toolbox {
    Toolbox(paints: PaintRepositoryImpl(), brushes: BrushRepositoryImpl(), easels: EaselRepositoryImpl())
  }
}
