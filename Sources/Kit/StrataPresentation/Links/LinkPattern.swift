import Foundation

/// A form of link and the route that it means, both ways.
///
/// ```swift
/// LinkPattern<AppRoute>("users/{id}") { values in
///   values["id"].map { .user(id: $0) }
/// } print: { route in
///   if case .user(let id) = route { ["id": id] } else { nil }
/// }
/// ```
/// Parts in braces stand for one part of the path that is not empty. Values that have no place in the path are the
/// query.
public struct LinkPattern<Route: Sendable>: Sendable {
  enum Part: Equatable {
    case text(String)
    case value(String)
  }

  let parts: [Part]
  let parse: @Sendable (LinkValues) -> Route?
  let print: @Sendable (Route) -> LinkValues?

  /// - Parameters:
  ///   - path: the parts, separated by slashes: `users/{id}/photos`.
  ///   - parse: the route of a link; `nil` where the values are not those of this route.
  ///   - print: the values of a link to the route; `nil` for other routes.
  public init(
    _ path: String, parse: @escaping @Sendable (LinkValues) -> Route?,
    print: @escaping @Sendable (Route) -> LinkValues?
  ) {
    parts = path.split(separator: "/").map { part in
      part.hasPrefix("{") && part.hasSuffix("}") ? .value(String(part.dropFirst().dropLast())) : .text(String(part))
    }
    self.parse = parse
    self.print = print
  }

  func route(_ path: [String], _ query: LinkValues) -> Route? {
    guard path.count == parts.count else { return nil }
    var values = query
    for (part, text) in zip(parts, path) {
      switch part {
      case .text(let expected): if text != expected { return nil }
      case .value(let name):
        if text.isEmpty { return nil }
        values[name] = text
      }
    }
    return parse(values)
  }

  /// The path and query of a link to the route.
  func link(to route: Route) -> (path: [String], query: [(name: String, value: String)])? {
    guard let values = print(route) else { return nil }
    var path: [String] = []
    var inPath: Set<String> = []
    for part in parts {
      switch part {
      case .text(let text): path.append(text)
      case .value(let name):
        // A link without it would lead to another place.
        guard let text = values[name], !text.isEmpty else { return nil }
        path.append(text)
        inPath.insert(name)
      }
    }
    return (path, values.items.filter { !inPath.contains($0.name) })
  }
}

/// The values of a link, by name: those in its path, then those in its query. Of several of one name, the first counts.
public struct LinkValues: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  struct Item: Sendable, Equatable {
    let name: String
    var value: String
  }

  private var all: [Item] = []

  var items: [(name: String, value: String)] { all.map { ($0.name, $0.value) } }

  /// The values of the literal, without those that are `nil`.
  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The text of a name; `nil` where there is none.
  public subscript(name: String) -> String? {
    get { all.first { $0.name == name }?.value }
    set {
      let place = all.firstIndex { $0.name == name }
      all.removeAll { $0.name == name }
      if let newValue { all.insert(Item(name: name, value: newValue), at: place ?? all.count) }
    }
  }

  /// The value of a name as a number or another type that is written as text; `nil` where there is none, or none of
  /// that type.
  public subscript<Value: LosslessStringConvertible>(name: String, as type: Value.Type) -> Value? {
    self[name].flatMap { Value($0) }
  }
}
