// style: module
// A requirement that leaves the result to an associated type says nothing: the function is reported.
// file: Sources/Implementation/Domain/UseCases/UseCase.swift
protocol UseCase {
  associatedtype Output
  func execute() async throws -> Output
}
// file: Sources/Implementation/Domain/UseCases/PutBrickUseCase.swift
struct PutBrickUseCase: UseCase {
  func execute() async -> Result<Int, Error> { .success(1) }  // ! use-case-returns-result PutBrickUseCase -> execute()
}
// file: Sources/Implementation/Domain/UseCases/MakeBrickUseCase.swift
protocol MakeBrickUseCase: UseCase where Output == Result<Int, Error> {}

struct MakeBrickUseCaseImp: MakeBrickUseCase {
  func execute() async -> Result<Int, Error> { .success(1) }  // ! use-case-returns-result MakeBrickUseCaseImp -> execute()
}
// file: Sources/Implementation/Domain/UseCases/LayBrickUseCase.swift
struct LayBrickUseCase: UseCase {
  typealias Output = Result<Int, Error>
  func execute() async -> Output { .success(1) }  // ! use-case-returns-result LayBrickUseCase -> execute()
}
// file: Sources/Implementation/Domain/UseCases/GetBrickUseCase.swift
struct GetBrickUseCase: UseCase {
  func execute() async throws -> Int { 1 }
}
