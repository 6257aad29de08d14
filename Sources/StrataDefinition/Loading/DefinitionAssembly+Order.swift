/// What follows from `order:` for the layers that it names.
extension DefinitionAssembly {
  /// For each layer: the layers below it, where `order` names them.
  mutating func layersBelow() -> [String: [Located<String>]] {
    guard let order = draft.order else { return [:] }
    var result: [String: [Located<String>]] = [:]
    var lineOfName: [String: Int] = [:]
    // Every name is looked up, so that all mistakes are reported in one run.
    let steps = order.steps.map { step in step.filter { layerName($0) != nil } }
    for name in steps.joined() {
      if let first = lineOfName[name.value] {
        report(name.mark, "layer '\(name.value)' is in 'order' twice, first on line \(first); keep one of the two")
      }
      lineOfName[name.value] = name.mark.line
    }
    for (index, step) in steps.enumerated() {
      let below = steps[(index + 1)...]
      for name in step { result[name.value] = Array((order.isStrict ? below.prefix(1) : below).joined()) }
    }
    return result
  }

  /// The layers that `uses` names; `*` stands for all.
  mutating func layers(in uses: ListEdit<Located<String>>) -> [Located<String>] {
    uses.elements.flatMap { name -> [Located<String>] in
      if name.value == "*" { return layerNames.map { Located(value: $0, mark: name.mark) } }
      return layerName(name) == nil ? [] : [name]
    }
  }
}
