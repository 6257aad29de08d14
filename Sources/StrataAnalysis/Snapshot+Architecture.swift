import StrataModel
import StrataRules

extension Snapshot {
  /// The parts of the code base and their dependencies on each other.
  /// - Parameter withDeclarations: also with the members of types and the surface of modules, which only comparisons need.
  public func architecture(withDeclarations: Bool = true) -> Architecture {
    ArchitectureBuilder(RuleContext(project)).build(withDeclarations: withDeclarations)
  }

  /// What ``check(_:keepsImplied:)`` says, and how the types depend on each other.
  public func checkWithCoupling() -> (result: CheckResult, coupling: TypeDependencies) {
    let (result, _, context) = judged(RuleSelection(), keepingLocations: false, keepsImplied: false)
    return (result, TypeDependenciesBuilder(context).build())
  }
}
