import StrataModel
import StrataThreads

/// What rules compute that an update does not change: values that follow from the outline of the graph and the tables,
/// and parts that follow from the code of one file or one type.
///
/// A value has no ids of declarations in other files, and none of types outside the project: an edit may change these.
final class KeptValues: Sendable {
  typealias Values = [String: any Sendable]

  /// Those of the last run, where they still apply; otherwise empty.
  private let previous: Values
  /// Those of a run with another outline, of which parts may still apply; otherwise empty.
  private let carried: Values
  private let current = Guarded<Values>([:])

  init(after previous: Values, carried: Values = [:]) { (self.previous, self.carried) = (previous, carried) }

  /// Those of this run.
  var values: Values { current.withLock { $0 } }

  fileprivate func last<Value>(_ name: String) -> Value? { previous[name] as? Value }

  fileprivate func carried<Value>(_ name: String) -> Value? { carried[name] as? Value }

  /// The same, or one that another rule has asked for in this run.
  fileprivate func known<Value>(_ name: String) -> Value? { current.withLock { $0[name] as? Value } ?? last(name) }

  fileprivate func keep(_ value: some Sendable, _ name: String) { current.withLock { $0[name] = value } }
}

extension RuleContext {
  /// What follows from the definition, the outline of the graph and ``ProjectTables`` alone.
  /// - Parameter name: of the value, with all settings from which it follows, too.
  func kept<Value: Sendable>(_ name: String, _ make: () -> Value) -> Value {
    if !isResident { return make() }
    let value = keptValues.known(name) ?? make()
    keptValues.keep(value, name)
    return value
  }

  /// By file, what follows from its code and references, and from what ``kept(_:_:)`` allows.
  /// - Parameter carries: whether a part has no ids besides positions in its file, and follows from nothing that
  ///   ``FileSignatures`` leave out, so that it outlives a change of the outline.
  func keptByFile<Part: Sendable>(_ name: String, carries: Bool = false, _ make: (FileID) -> Part) -> [Part] {
    let last: [Part]? = keptValues.last(name)
    let earlier: [Part]? = carries ? keptValues.carried(name) : nil
    let parts = project.graph.files.indices.map { index in
      let file = FileID(UInt32(index))
      if let last, !focus.contains(file) { return last[index] }
      if let earlier, let old = carried?.oldFile(file) { return earlier[old] }
      return make(file)
    }
    if !isResident { return parts }
    keptValues.keep(parts, name)
    return parts
  }

  /// For each of some types, what follows from its code and references, extensions included, and from what
  /// ``kept(_:_:)`` allows.
  /// - Parameter carries: as in ``keptByFile(_:carries:_:)``.
  func kept<Part: Sendable>(
    _ name: String, carries: Bool = false, of types: [TypeID], _ make: (TypeID) -> Part
  ) -> [Part] {
    if !isResident { return types.map(make) }
    let last: PartsOfTypes<Part>? = keptValues.last(name)
    let known = last.flatMap { $0.types == types ? $0.parts : nil }
    let earlier: PartsOfTypes<Part>? = carries && known == nil ? keptValues.carried(name) : nil
    let numbers = earlier.map { earlier in
      Dictionary(zip(earlier.types, earlier.types.indices), uniquingKeysWith: { first, _ in first })
    }
    let parts = types.indices.map { index in
      if let known, !isInFocus(types[index]) { return known[index] }
      if let earlier, let old = carried?.oldType(types[index], in: project.graph), let number = numbers?[old] {
        return earlier.parts[number]
      }
      return make(types[index])
    }
    keptValues.keep(PartsOfTypes(types: types, parts: parts), name)
    return parts
  }

  private struct PartsOfTypes<Part: Sendable>: Sendable {
    var types: [TypeID]
    var parts: [Part]
  }
}
