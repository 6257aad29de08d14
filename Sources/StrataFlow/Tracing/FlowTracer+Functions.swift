import StrataDefinition
import StrataFrameworks
import StrataModel
import StrataRules

/// Functions outside types that the project does not declare in Swift: those of frameworks, of C, and of files.
extension FlowTracer {
  func isFunction(_ callee: Int, _ frame: Frame) -> Bool { frame.tree[callee].kind == .identifier }

  /// A function of the network or of a storage: `SecItemDelete(query)`.
  func step(ofFunctionAt callee: Int, _ frame: Frame) -> FlowStep? {
    guard isFunction(callee, frame), let family = family(of: "", function: frame.tree.name(callee)) else { return nil }
    var step = FlowStep(.external, frame.tree.name(callee), at: location(of: callee, frame))
    step.family = family
    return step
  }

  /// `wallet_create(path)`: a function of a C library. A header of the project declares it, or its name has the form that
  /// those of Swift never have.
  func step(ofCFunctionAt callee: Int, _ frame: Frame) -> FlowStep? {
    let name = frame.tree.name(callee)
    guard isFunction(callee, frame), !KnownFunctions.contains(name), headerNames.contains(name) || isNameOfC(name),
      name.first?.isUppercase != true
    else { return nil }
    return FlowStep(.external, name, at: location(of: callee, frame))
  }

  /// `sqlite3_open`: small letters, digits and underscores.
  private func isNameOfC(_ name: String) -> Bool {
    guard let first = name.utf8.first, (97...122).contains(first), name.utf8.contains(UInt8(ascii: "_")) else {
      return false
    }
    return name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "_") }
  }

  /// `Data(contentsOf: url)`, `data.write(to: url)`
  func fileStep(_ call: FileCalls.Call, _ callee: Int, _ frame: Frame) -> FlowStep {
    var step = FlowStep(.external, call.name, at: location(of: callee, frame))
    step.family = call.isFromWeb ? FrameworkFamily.network : FrameworkFamily.persistence
    return step
  }
}
