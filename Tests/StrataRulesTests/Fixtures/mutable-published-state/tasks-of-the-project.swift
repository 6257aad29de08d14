// style: repository
// rules: mutable-published-state
// A model called Task is no running task.
// file: Sources/Domain/Models/Task.swift
struct Task { let name: String }
// file: Sources/Presentation/ChoresViewModel.swift
import Observation

@MainActor
@Observable
final class ChoresViewModel {
  var tasks = [Task]()  // ! mutable-published-state ChoresViewModel -> tasks
  var first: Task?  // ! mutable-published-state ChoresViewModel -> first
}
