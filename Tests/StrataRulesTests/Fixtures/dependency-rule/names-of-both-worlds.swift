// style: repository
// file: Sources/Domain/Entities/Data.swift
/// Named like Foundation's and like a layer.
struct Statement {
  let data: Data
  let state: State
}

struct Data {
  let bytes: [UInt8]
}

enum State {
  case open, closed
}
// file: Sources/Presentation/Statement/StatementViewModel.swift
import Foundation

@MainActor
final class StatementViewModel: ObservableObject {
  enum State {
    case idle
    case loaded(Statement)
  }

  @Published private(set) var state = State.idle
  private let load: LoadStatementUseCase

  init(load: LoadStatementUseCase) { self.load = load }
}
// file: Sources/Domain/UseCases/LoadStatementUseCase.swift
protocol LoadStatementUseCase {
  func execute() async throws -> Statement
}
// file: Sources/Data/Statement/StatementDTO.swift
import Foundation

// Not `Codable` in the domain: only this one is.
struct StatementDTO: Codable {
  let payload: [UInt8]
}

extension StatementDTO {
  func toDomain() -> Statement {
    Statement(data: .init(bytes: payload), state: .open)
  }
}
