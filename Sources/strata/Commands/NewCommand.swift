import StrataCommandLine
import StrataEdits
import StrataModel
import StrataProject
import StrataScaffold

/// `strata new`
enum NewCommand: Command {
  static let style = Option.text("style", "STYLE", help: "The style of the app; 'strata styles' lists them. Required.")
  static let path = Option.text("path", "FOLDER", help: "The app's folder; by default NAME in the current folder.")
  static let bundleIdentifier = Option.text(
    "bundle-id", "ID",
    help: "The bundle identifier, such as com.acme.shop. By default ORGANIZATION.NAME, in small letters.")
  static let organization = Option.text(
    "organization", "ID", help: "The first part of the bundle identifier; com.example by default.")
  static let platforms = Option.list(
    "platforms", "LIST",
    help: "ios, macos, terminal, with commas between; by default all on which the style's app runs.")
  static let kit = Option.text(
    "kit", "KIT",
    help:
      "vendored (the default): a copy of the kit in the app's folder. The URL of a Git repository of Strata: its package."
  )

  static let empty = Option.flag("empty", help: "Without the style's example: a start screen, and nothing else.")
  static let feature = Option.text(
    "feature", "NAME", help: "In place of the style's example, a feature of this name, with the fields of --fields.")
  static let fields = Option.text(
    "fields", "LIST", help: "The fields of the feature's entity, such as 'id: Int, title: String, price: Decimal?'.")

  static let spec = CommandSpec(
    name: "new", summary: "make a new app",
    discussion: [
      "Makes an app that builds, passes its tests and has no findings: a Swift package, an Xcode project, tests, a "
        + "strata.yml, a workflow for continuous integration. It stands alone: the kit that it uses is in its folder, and a server in "
        + "memory answers until it has one. The app is a template app of Strata under another name.",
      "The folder appears complete or not at all. A folder that is not empty is never written to.",
      "Exit status: 0 the app was written, or was there as this command makes it; 2 the command line is invalid, or the "
        + "folder is not empty; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "app NAME", count: 1...2, help: "The name of the app, such as Shop or BookShop."),
    groups: [
      OptionGroup(
        "App",
        [
          style.declared, path.declared, bundleIdentifier.declared, organization.declared, platforms.declared,
          kit.declared,
        ]),
      OptionGroup("Content", [feature.declared, fields.declared, empty.declared]), PlanOutput.options,
    ],
    examples: [
      CommandExample("strata new app Shop --style module", "Make an app in the folder Shop."),
      CommandExample(
        "strata new app Shop --style repository --feature Book --fields \"name: String\"",
        "Make an app with a list and a form of books."),
      CommandExample("strata new app Shop --style gateway --dry-run", "List the files, and write nothing."),
      CommandExample(
        "strata new app Shop --style gateway --platforms ios,macos",
        "For phones and Macs, without the terminal."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let request = try request(arguments)
    let files: [String: NewFolder.File]
    do throws(AppProblem) {
      files = try NewApp.files(of: request)
    } catch {
      throw UserError(error.description)
    }
    let folder = Paths.absolute(arguments[path] ?? request.name.text, in: console.directory)
    let shown = Paths.relative(folder, from: console.directory)
    let plan = EditPlan(files.mapValues { .create($0.bytes, isExecutable: $0.isExecutable) })
    if try PlanOutput.write(plan, arguments, console) { return .clean }
    if try isThere(files, in: folder) {
      try console.print("\(Console.shown(shown)) is as this command makes it; nothing is changed\n")
      return .clean
    }
    do throws(EditProblem) {
      try NewFolder.create(folder, files)
    } catch {
      throw UserError(error.description)
    }
    try console.print(report(request, shown, files.count))
    return .clean
  }

  private static func request(_ arguments: ParsedArguments) throws(UserError) -> AppRequest {
    guard arguments.operands.first == "app" else {
      let word = arguments.operands.first ?? ""
      throw UserError("'strata new \(word)' makes nothing; 'strata new app NAME --style STYLE' makes an app")
    }
    guard arguments.operands.count == 2 else { throw UserError("'strata new app' needs the name of the app") }
    let styles = AppExemplar.all.map(\.style)
    guard let style = arguments[style] else {
      throw UserError("'strata new app' needs --style STYLE: \(styles.joined(separator: ", "))")
    }
    guard let exemplar = AppExemplar.all.first(where: { $0.style == style }) else {
      throw UserError(
        "unknown style '\(style)'\(Suggestion.hint(for: style, among: styles)); styles are \(styles.joined(separator: ", "))"
      )
    }
    let content = try content(arguments)
    var declared = NewApp.declaredNames(exemplar)
    if case .feature(let name, _) = content { declared.insert(name.text(.upperCamel)) }
    do throws(AppProblem) {
      return try AppRequest(
        name: AppName(arguments.operands[1], beside: declared), exemplar: exemplar,
        bundleIdentifier: arguments[bundleIdentifier], organization: arguments[organization],
        platforms: chosenPlatforms(arguments, exemplar), kit: chosenKit(arguments),
        content: content)
    } catch {
      throw UserError(error.description)
    }
  }

  private static func content(_ arguments: ParsedArguments) throws(UserError) -> AppRequest.Content {
    if arguments[empty] {
      if arguments[feature] != nil || arguments[fields] != nil {
        throw UserError("--empty excludes --feature and --fields: an empty app has no feature")
      }
      return .empty
    }
    switch (arguments[feature], arguments[fields]) {
    case (nil, nil): return .example
    case (nil, _?): throw UserError("--fields needs --feature NAME, the feature whose fields they are")
    case (let name?, nil):
      throw UserError("--feature \(name) needs --fields LIST, such as --fields \"title: String, price: Decimal?\"")
    case (let name?, let list?):
      let name = try FeatureProject.name(name)
      do throws(FieldProblem) {
        return .feature(name, try FieldList(list))
      } catch {
        throw UserError(error.description)
      }
    }
  }

  private static func chosenPlatforms(
    _ arguments: ParsedArguments, _ exemplar: AppExemplar
  ) throws(AppProblem) -> Set<AppRequest.Platform> {
    guard arguments.has(platforms) else { return AppRequest.defaultPlatforms(of: exemplar) }
    var chosen: Set<AppRequest.Platform> = []
    for word in arguments[platforms] {
      guard let platform = AppRequest.Platform(rawValue: word) else { throw .unknownPlatform(word) }
      chosen.insert(platform)
    }
    return chosen
  }

  private static func chosenKit(_ arguments: ParsedArguments) -> AppRequest.Kit {
    guard let kit = arguments[kit], kit != "vendored" else { return .vendored }
    return .url(kit, version: strataVersion)
  }

  /// Whether the folder has each of the files as it would be written.
  private static func isThere(_ files: [String: NewFolder.File], in folder: String) throws -> Bool {
    guard Files.kind(folder) == .folder else { return false }
    for (path, file) in files {
      let path = Paths.join(folder, path)
      guard Files.kind(path) == .file, try Files.read(path) == file.bytes else { return false }
    }
    return true
  }

  private static func report(_ request: AppRequest, _ folder: String, _ count: Int) -> String {
    var lines = [
      "\(Console.shown(folder)) is written: \(counted(count, "file"))", "Next:", "  cd \(Console.shown(folder))",
    ]
    if request.platforms.contains(.terminal) {
      lines.append("  swift run \(request.name.text)        the app in a terminal; 'help' lists its commands")
    }
    lines += ["  swift test", "  strata check --strict"]
    if request.platforms != [.terminal] {
      lines.append("On a Mac, open App/\(request.name.text).xcodeproj. README.md says where things are.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
