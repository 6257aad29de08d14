import StrataModel

/// Members of lists and dictionaries. A dictionary is a list of pairs.
extension ManifestEvaluator {
  func member(_ name: String, ofList items: [ManifestValue]) -> ManifestValue? {
    switch name {
    case "isEmpty": .bool(items.isEmpty)
    case "count": .number(items.count)
    case "first": items.first ?? ManifestValue.none
    case "last": items.last ?? ManifestValue.none
    case "keys", "values": .list(items.compactMap { $0.object?[name == "keys" ? "key" : "value"] })
    default: nil
    }
  }

  func member(
    _ name: String, ofList items: [ManifestValue], _ arguments: [Argument], _ scope: ManifestScope
  ) -> ManifestValue? {
    let values = arguments.map { value($0.node, scope) }
    if let closure = values.last?.closure { return member(name, ofList: items, values, closure) }
    switch name {
    case "contains": return values.first.map { first in .bool(items.contains { equal($0, first) ?? false }) }
    case "joined":
      let separator = values.first?.string ?? ""
      if values.isEmpty, !items.allSatisfy({ $0.string != nil }) { return .list(items.flatMap(\.spread)) }
      return .string(items.compactMap(description).joined(separator: separator))
    case "sorted": return .list(items)
    case "reversed": return .list(items.reversed())
    case "enumerated":
      return .list(items.enumerated().map { Self.tuple([("offset", .number($0)), ("element", $1)]) })
    case "dropFirst": return .list(Array(items.dropFirst()))
    case "dropLast": return .list(Array(items.dropLast()))
    default: return nil
    }
  }

  private func member(
    _ name: String, ofList items: [ManifestValue], _ values: [ManifestValue], _ closure: ManifestClosure
  ) -> ManifestValue? {
    switch name {
    case "map": return .list(items.map { call(closure, [$0]) })
    case "flatMap": return .list(items.flatMap { item in call(closure, [item]).spread })
    case "compactMap": return .list(items.map { call(closure, [$0]) }.filter { !$0.isNone })
    case "filter": return .list(items.filter { call(closure, [$0]).bool ?? true })
    case "contains": return .bool(items.contains { call(closure, [$0]).bool ?? false })
    case "allSatisfy": return .bool(items.allSatisfy { call(closure, [$0]).bool ?? true })
    case "first": return items.first { call(closure, [$0]).bool ?? false } ?? ManifestValue.none
    case "sorted": return .list(items)
    case "mapValues":
      return .list(
        items.map { item in
          guard let pair = item.object, let key = pair["key"], let value = pair["value"] else { return item }
          return Self.tuple([("key", key), ("value", call(closure, [value]))])
        })
    case "forEach":
      for item in items { skip(call(closure, [item]).gap) }
      return ManifestValue.none
    case "reduce": return values.first.map { reduced(items, from: $0, closure) }
    default: return nil
    }
  }

  /// `reduce(x) { $0 + $1 }`, and `reduce(into: x) { $0.append($1) }`, whose closure returns nothing.
  private func reduced(
    _ items: [ManifestValue], from first: ManifestValue, _ closure: ManifestClosure
  ) -> ManifestValue {
    let name = inside(closure.source) { tree.parameterNames(ofClosure: closure.node).first } ?? "$0"
    return items.reduce(first) { total, item in
      let (result, scope) = apply(closure, [total, item])
      return result.isNone ? scope.values[name] ?? total : result
    }
  }

  /// `zip(a, b)`
  func pairs(_ arguments: [Argument], _ scope: ManifestScope) -> ManifestValue? {
    guard arguments.count == 2, let first = value(arguments[0].node, scope).list,
      let second = value(arguments[1].node, scope).list
    else { return nil }
    return .list(zip(first, second).map { Self.tuple([("", $0), ("", $1)]) })
  }

  static func tuple(_ fields: [(String, ManifestValue)]) -> ManifestValue {
    .object(ManifestObject(type: "", name: "tuple", fields: fields))
  }

  /// `list[0]`, `dictionary["key"]`, a subscript that a helper declares, and a variable of the environment: manifests
  /// are evaluated with an empty environment.
  func element(of base: ManifestValue, _ arguments: [Argument], _ scope: ManifestScope) -> ManifestValue? {
    if base.object?.name == "environment" { return ManifestValue.none }
    if let object = base.object, let site = sources.subscripts(of: object.type).first {
      guard let order = fit(arguments, site) else { return nil }
      return call(site, arguments, order, scope, selfValue: base)
    }
    guard let first = arguments.first.map({ value($0.node, scope) }), let list = base.list else { return nil }
    if case .number(let position) = first, list.indices.contains(position), list[position].object?["key"] == nil {
      return list[position]
    }
    guard list.allSatisfy({ $0.object?["key"] != nil }) else { return nil }
    let found = list.first { $0.object?["key"].flatMap { equal($0, first) } ?? false }?.object?["value"]
    if let found { return found }
    if arguments.count > 1, arguments[1].label == "default" { return value(arguments[1].node, scope) }
    return first.gap == nil ? ManifestValue.none : nil
  }
}

extension ManifestValue {
  /// A closure, a key path or a function.
  var closure: ManifestClosure? {
    if case .closure(let closure) = self { return closure }
    return nil
  }

  /// The elements of a list; a single value as a list of one; nothing for nil.
  var spread: [ManifestValue] {
    switch self {
    case .list(let items): items
    case .none: []
    default: [self]
    }
  }
}
