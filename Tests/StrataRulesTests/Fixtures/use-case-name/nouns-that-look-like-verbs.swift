// style: repository
// file: Sources/Domain/Models/Harp.swift
struct Harp {}
struct Fault {}
// file: Sources/Domain/UseCases/SurfaceDepthUseCase.swift
final class SurfaceDepthUseCase {  // ! use-case-name
  func execute() {}
}
// file: Sources/Domain/UseCases/InstrumentCabinetUseCase.swift
final class InstrumentCabinetUseCase {  // ! use-case-name
  func execute() {}
}
// file: Sources/Domain/UseCases/SurfaceFaultUseCase.swift
/// In front of a model, a word of no list is taken for a verb.
final class SurfaceFaultUseCase {
  func execute() {}
}
// file: Sources/Domain/UseCases/TuneHarpUseCase.swift
final class TuneHarpUseCase {
  func execute() {}
}
