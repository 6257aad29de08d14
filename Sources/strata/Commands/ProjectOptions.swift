import StrataCommandLine

/// The options of every command that reads a project.
enum ProjectOptions {
  static let style = Option.text(
    "style", "STYLE",
    help: "Use a built-in style instead of a strata.yml: gateway, repository, coordinator, module or "
      + "reactive.")
  static let config = Option.text(
    "config", "FILE", help: "Use this definition instead of the nearest strata.yml.")
  static let noCache = Option.flag("no-cache", help: "Read every file, and do not use or write the cache.")
  static let cache = Option.text(
    "cache", "DIR",
    help: "Keep the cache of this project in DIR instead of the user's cache folder. Anyone who can write to DIR can "
      + "change what is reported.")
  static let jobs = Option.number(
    "jobs", "N", in: 1...256, help: "Use N threads; by default one for each processor.")
  static let quiet = Option.flag("quiet", help: "Do not write progress or warnings to standard error.")

  static let definition = OptionGroup("Definition", [style.declared, config.declared])
  static let work = OptionGroup("Work", [noCache.declared, cache.declared, jobs.declared, quiet.declared])

  static let paths = OperandSpec(
    placeholder: "[PATH…]", count: 0...10_000,
    help: "Folders and files; by default the current folder. Below a strata.yml the whole project is resolved, and "
      + "the paths limit what is reported.")

  /// Finds and lists the project that the arguments name.
  /// - Parameters:
  ///   - needsDefinition: whether a project without a definition is an error.
  ///   - isStaged: whether the staged files are read instead of those on disk. They have no cache.
  static func project(
    _ arguments: ParsedArguments, paths: [String], needsDefinition: Bool, isStaged: Bool = false, _ console: Console,
    _ progress: Progress
  ) throws(UserError) -> Project {
    let location = try ProjectLocation.find(
      paths: paths, config: arguments[config], style: arguments[style], in: console.directory,
      content: isStaged ? .staged(try StagedTree(around: folder(of: paths.first, in: console.directory))) : nil)
    return try project(at: location, arguments, needsDefinition: needsDefinition, console, progress)
  }

  /// Lists the project at a location.
  /// - Parameter needsFiles: whether a project without a Swift file is an error.
  static func project(
    at location: ProjectLocation, needsFiles: Bool = true, _ arguments: ParsedArguments, needsDefinition: Bool = true,
    _ console: Console,
    _ progress: Progress
  ) throws(UserError) -> Project {
    if arguments[noCache], arguments[cache] != nil { throw UserError("--no-cache and --cache exclude each other") }
    if location.content == nil { try PlanOutput.recover(location.root, console) }
    let loaded = try DefinitionSource.load(location, from: console.directory, isNeeded: needsDefinition)
    let project = try Project(
      location, loaded, cachePath: location.content == nil ? cachePath(location.root, arguments, console) : nil,
      jobs: arguments[jobs],
      progress: progress)
    if needsFiles { try project.requireFiles() }
    return project
  }

  /// The given options that name the definition, as in a command.
  static func definitionOptions(_ arguments: ParsedArguments) -> [String] {
    (arguments[style].map { ["--style", $0] } ?? []) + (arguments[config].map { ["--config", $0] } ?? [])
  }

  private static func folder(of path: String?, in directory: String) -> String {
    guard let path else { return directory }
    let place = Paths.absolute(path, in: directory)
    return Files.kind(place) == .folder ? place : Paths.parent(of: place)
  }

  /// The folder of the project's cache; a note says why there is none, and that one in the project is not used.
  static func cachePath(_ root: String, _ arguments: ParsedArguments, _ console: Console) -> String? {
    let given = arguments[cache].map { Paths.absolute($0, in: console.directory) }
    let former = Paths.join(root, CacheLocation.formerName)
    if Files.kind(former) != nil, given != former, !arguments[quiet] {
      console.remark("\(former) is ignored, because a cache inside the project is not trusted; delete it")
    }
    if arguments[noCache] { return nil }
    switch CacheLocation.find(root: root, given: given, environment: console.environment) {
    case .folder(let path): return path
    case .none(let reason):
      if let reason, !arguments[quiet] { console.remark(reason) }
      return nil
    }
  }

  static func progress(_ arguments: ParsedArguments, _ console: Console) -> Progress {
    Progress(isOn: console.errorIsTerminal && !arguments[quiet])
  }
}
