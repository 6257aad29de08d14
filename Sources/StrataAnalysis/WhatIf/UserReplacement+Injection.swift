import StrataDefinition
import StrataModel

/// Injects what the user created through its initializers.
extension UserReplacement {
  var canHold: Bool { [.class, .struct, .actor].contains(graph[user].kind) }

  /// The name of the property that stores the type; nil if there is none.
  func storedProperty(_ uses: TypeUses) -> String? {
    let reference = uses.all.first { reference in
      reference.kind == .stores && !reference.context.contains(.nested) && reference.declaration != noIndex
        && graph.enclosingType(of: DeclarationID(reference.file, reference.declaration)) == user
        && graph[DeclarationID(reference.file, reference.declaration)].modifiers.isDisjoint(with: [.static, .computed])
    }
    return reference.map { graph.name(of: DeclarationID($0.file, $0.declaration)) }
  }

  /// `sendOTPGateway` for `SendOTPGatewayProtocol`.
  var propertyName: String {
    let name = vocabulary[.protocolSuffixes].removed(from: protocolName) ?? protocolName
    let capitals = name.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  mutating func addProperty(_ changes: inout SourceChanges) throws(WhatIfError) {
    let declaration = graph[user].declaration
    let path = graph[declaration.file].path
    let scanner = SourceScanner(bytes: try changes.read(path))
    guard let brace = scanner.first(of: [UInt8(ascii: "{")], from: Int(graph[declaration].nameOffset)) else { return }
    // A private property would make the memberwise initializer private.
    let access = graph[user].kind == .struct ? "" : "private "
    try changes.edit(path, .insert("\n  \(access)let \(propertyName): \(protocolName)", at: brace + 1))
  }

  /// Adds the properties as parameters to every initializer, and an initializer to a class that has none.
  mutating func inject(_ changes: inout SourceChanges) throws(WhatIfError) {
    isInjected = true
    let declaration = graph[user].declaration
    let path = graph[declaration.file].path
    let scanner = SourceScanner(bytes: try changes.read(path))
    let initializers = graph.children(of: declaration).filter {
      graph[$0].kind == .initializer && !graph[$0].modifiers.contains(.convenience)
    }
    if initializers.isEmpty, graph[user].kind != .struct {
      guard let brace = scanner.first(of: [UInt8(ascii: "{")], from: Int(graph[declaration].nameOffset)) else { return }
      let parameters = properties.map { "\($0): \(protocolName)" }.joined(separator: ", ")
      let body = properties.map { "    self.\($0) = \($0)\n" }.joined()
      try changes.edit(path, .insert("\n  init(\(parameters)) {\n\(body)  }\n", at: brace + 1))
    }
    for initializer in initializers {
      guard let open = scanner.first(of: [UInt8(ascii: "(")], from: Int(graph[initializer].nameOffset)) else {
        continue
      }
      let close = scanner.end(ofGroupAt: open) - 1
      let known = graph[initializer.file].facts.parameters[graph[initializer].parameters.range]
        .map { graph.text($0.name, in: initializer.file) }
      let missing = properties.filter { !known.contains($0) }
      guard !missing.isEmpty else { continue }
      let parameters = missing.map { "\($0): \(protocolName)" }.joined(separator: ", ")
      try changes.edit(path, .insert((known.isEmpty ? "" : ", ") + parameters, at: close))
      guard !assigning.contains(initializer), let brace = scanner.first(of: [UInt8(ascii: "{")], from: close + 1) else {
        continue
      }
      let lineEnd = scanner.bytes.endOfLine(from: brace + 1)
      let isOneLine = scanner.firstVisible(from: brace + 1).map { $0 < lineEnd } ?? false
      let body = missing.map { isOneLine ? " self.\($0) = \($0);" : "\n    self.\($0) = \($0)" }.joined()
      try changes.edit(path, .insert(body, at: brace + 1))
    }
  }
}
