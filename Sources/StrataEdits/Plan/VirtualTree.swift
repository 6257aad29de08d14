/// A folder with changes that are not written yet. Reading gives what was written to it last, otherwise what the folder
/// has.
package struct VirtualTree<Failure: Error> {
  private struct State {
    /// What the folder has; nil if there is no file.
    var before: [UInt8]?
    var after: [UInt8]?
    var isExecutable = false
  }

  private let base: (_ path: String) throws(Failure) -> [UInt8]?
  private var states: [String: State] = [:]
  private var origins: [String: String] = [:]

  /// - Parameter base: the content of a file of the folder; nil if there is none.
  package init(_ base: @escaping (_ path: String) throws(Failure) -> [UInt8]?) { self.base = base }

  /// The content of a file; nil if there is none.
  package mutating func read(_ path: String) throws(Failure) -> [UInt8]? { try state(path).after }

  package mutating func write(_ path: String, _ bytes: [UInt8], isExecutable: Bool = false) throws(Failure) {
    var state = try state(path)
    state.after = bytes
    state.isExecutable = isExecutable
    states[path] = state
  }

  package mutating func delete(_ path: String) throws(Failure) {
    var state = try state(path)
    state.after = nil
    states[path] = state
  }

  /// Gives a file another path. Nothing happens if there is no file.
  package mutating func move(_ path: String, to target: String) throws(Failure) {
    guard path != target, let bytes = try read(path) else { return }
    try delete(path)
    try write(target, bytes)
    origins[target] = origins[path] ?? path
    origins[path] = nil
  }

  /// The differences between the folder and this tree. What was changed and changed back is none.
  package var plan: EditPlan {
    var changes: [String: FileChange] = [:]
    for (path, state) in states where state.before != state.after {
      switch (state.before, state.after) {
      case (nil, let after?): changes[path] = .create(after, isExecutable: state.isExecutable)
      case (let before?, nil): changes[path] = .delete(before)
      case (let before?, let after?): changes[path] = .edit(from: before, to: after)
      case (nil, nil): break
      }
    }
    for (target, origin) in origins {
      guard case .create(let after, _) = changes[target], case .delete(let before) = changes[origin] else { continue }
      changes[origin] = .move(path: target, from: before, to: after)
      changes[target] = nil
    }
    return EditPlan(changes)
  }

  private mutating func state(_ path: String) throws(Failure) -> State {
    if let state = states[path] { return state }
    let before = try base(path)
    let state = State(before: before, after: before)
    states[path] = state
    return state
  }
}
