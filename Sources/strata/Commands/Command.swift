import StrataCommandLine

/// A subcommand.
protocol Command: SendableMetatype {
  static var spec: CommandSpec { get }
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus
}
