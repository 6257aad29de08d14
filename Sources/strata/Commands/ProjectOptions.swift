import StrataCommandLine

/// The options of every command that reads a project.
enum ProjectOptions {
  static let style = Option.text(
    "style", "STYLE",
    help: "Use a built-in style instead of a strata.yml: gateway, repository, coordinator, module or "
      + "reactive.")
  static let config = Option.text(
    "config", "FILE", help: "Use this definition instead of the nearest strata.yml.")
  static let noCache = Option.flag("no-cache", help: "Read every file anew, and write no cache.")
  static let jobs = Option.number(
    "jobs", "N", in: 1...256, help: "Use N threads; by default as many as there are processors.")
  static let quiet = Option.flag("quiet", help: "No progress and no warnings on standard error.")

  static let definition = OptionGroup("Definition", [style.declared, config.declared])
  static let work = OptionGroup("Work", [noCache.declared, jobs.declared, quiet.declared])

  static let paths = OperandSpec(
    placeholder: "[PATH…]", count: 0...10_000,
    help: "Folders and files; by default the current folder. Beneath a strata.yml the whole project is resolved, and "
      + "the paths limit what is reported.")

  /// Finds and lists the project that the arguments name.
  /// - Parameter needsDefinition: whether a project without a definition is an error.
  static func project(
    _ arguments: ParsedArguments, paths: [String], needsDefinition: Bool, _ console: Console, _ progress: Progress
  ) throws(UserError) -> Project {
    let location = try ProjectLocation.find(
      paths: paths, config: arguments[config], style: arguments[style], in: console.directory)
    let loaded = try DefinitionSource.load(location, from: console.directory, isNeeded: needsDefinition)
    return try Project(
      location, loaded, usesCache: !arguments[noCache], jobs: arguments[jobs], progress: progress)
  }

  static func progress(_ arguments: ParsedArguments, _ console: Console) -> Progress {
    Progress(isOn: console.errorIsTerminal && !arguments[quiet])
  }
}
