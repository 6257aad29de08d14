// style: module
// file: Sources/Implementation/Domain/UseCases/UseCases.swift
import Combine

/// All use cases do so: reported once.
protocol GetAUseCase {
  func execute() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot GetAUseCase -> execute()
}
protocol GetBUseCase {
  func execute() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot GetAUseCase -> execute()
}
protocol SaveCUseCase {
  func execute() -> AnyPublisher<Void, Error>  // ! combine-for-one-shot GetAUseCase -> execute()
}
protocol LoadDUseCase {
  func execute() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot GetAUseCase -> execute()
}
protocol SendEUseCase {
  func execute() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot GetAUseCase -> execute()
}
