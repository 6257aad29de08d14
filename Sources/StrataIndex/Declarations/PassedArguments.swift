import StrataModel

extension DeclarationsBuilder {
  /// Whether a function has a parameter of a generic type of its own, and a closure whose first parameter has that type:
  /// `subscribe<Object>(with object: Object, onNext: (Object, Element) -> Void)`. Such a call determines what the closure
  /// receives, whatever its receiver is.
  func passesArgument(_ fact: UnsafePointer<DeclarationFact>, _ file: FileView) -> Bool {
    let generics = fact.pointee.genericParameters.range
    if generics.isEmpty { return false }
    let parameters = fact.pointee.parameters.range
    return parameters.contains { passed in
      let type = file.parameters[passed].type
      guard let name = plainName(type, file),
        generics.contains(where: { !file.generics[$0].isRequirement && file.symbol(file.generics[$0].name) == name })
      else { return false }
      return parameters.contains { firstParameter(ofClosure: file.parameters[$0].type, file) == name }
    }
  }

  private func plainName(_ type: UInt32, _ file: FileView) -> Symbol? {
    guard type != noIndex, file.types[Int(type)].kind == .name else { return nil }
    return file.symbol(file.types[Int(type)].name)
  }

  /// The type of the first parameter of a function type, which may be optional, as far as it is a name.
  private func firstParameter(ofClosure type: UInt32, _ file: FileView) -> Symbol? {
    guard type != noIndex else { return nil }
    var index = Int(type)
    while [.optional, .implicitlyUnwrapped, .attributed].contains(file.types[index].kind),
      index + 1 < Int(file.types[index].next)
    {
      index += 1
    }
    let function = file.types[index]
    guard function.kind == .function, index + 1 < Int(function.next) else { return nil }
    let first = file.types[index + 1]
    return first.next < function.next ? plainName(UInt32(index + 1), file) : nil
  }
}
