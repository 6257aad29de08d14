// A fallback after a cast is none for the caller, who passes an object in any case.
// style: reactive
// rules: direct-instantiation, default-argument-instantiation
// file: Sources/Domain/Services/TuningService.swift
protocol TuningService { func tune() }
struct TuningServiceImpl: TuningService { func tune() {} }
// file: Sources/Domain/UseCases/TuneHarpUseCase.swift
protocol TuneHarpUseCase { func execute() }

final class TuneHarpUseCaseImpl: TuneHarpUseCase {
  let tuning: TuningServiceImpl
  let other: TuningService

  init(tuning: TuningService, other: TuningService?) {
    self.tuning = tuning as? TuningServiceImpl ?? TuningServiceImpl()  // ! direct-instantiation TuneHarpUseCaseImpl -> TuningServiceImpl
    self.other = other ?? TuningServiceImpl()  // ! default-argument-instantiation TuneHarpUseCaseImpl -> TuningServiceImpl
  }

  func execute() {}
}
