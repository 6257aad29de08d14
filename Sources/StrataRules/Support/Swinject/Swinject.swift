import StrataModel

/// The labels, operators and members of Swinject and SwinjectAutoregistration whose meaning ``SwinjectReader``
/// implements. The names of the functions that register and resolve are lists of the vocabulary, because other
/// containers have them too.
enum Swinject {
  /// `r~>` resolves the service that the context expects.
  static let inference = "~>"
  /// The label of the name of a service.
  static let name = "name"
  /// Labels of arguments that a factory takes besides the resolver.
  static let arguments: NameSet = ["argument", "arguments"]
  /// The label of an initializer whose parameters are resolved.
  static let initializer = "initializer"
  /// Labels of what makes a call a registration.
  static let factories: NameSet = ["factory", "mainActorFactory", "initializer", "initCompleted"]
  /// The member that registers a service under further types.
  static let furtherTypes = "implements"
  /// The function of a container that registers a further type for an entry, and the label of that entry.
  static let forwarding = "forward"
  static let forwardedTo = "to"
  /// The label of the container that assemblies fill.
  static let container = "container"
  /// The function of an assembly that registers its services in a container.
  static let assembly = "assemble"
}
