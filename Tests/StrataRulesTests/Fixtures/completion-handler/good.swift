// style: repository
// rules: completion-handler
// file: Sources/Domain/StampRepository.swift
protocol StampRepository {
  func stamps(of country: String) async throws -> [String]
}

// file: Sources/Domain/Scheduling.swift
import BackgroundTasks

// The functions of a class of a framework, behind a protocol.
protocol StampScheduling {
  func submit(_ name: String, completion: @escaping (Error?) -> Void)
}

extension BGTaskScheduler: StampScheduling {}

struct StampSharer {
  // The closure is called when the user has shared, long after this value is there.
  func sharer(for stamp: String, completion: @escaping (Result<Void, Error>) -> Void) -> StampShareFlow {
    StampShareFlow(done: completion)
  }
}

struct StampShareFlow {
  let done: (Result<Void, Error>) -> Void
}
