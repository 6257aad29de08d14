import StrataModel

/// The scheme of an app: it builds and runs the app, and tests it with the targets that test it.
struct XcodeScheme {
  typealias Target = XcodeProjectDescription.Target

  let app: Target
  let description: XcodeProjectDescription

  init(app: Target, of description: XcodeProjectDescription) {
    self.app = app
    self.description = description
  }

  static func id(of target: String, in description: XcodeProjectDescription) -> XcodeObjectID {
    XcodeObjectID(project: description.name, isa: "PBXNativeTarget", names: [target])
  }

  var text: String {
    let app = reference(app)
    let tests = description.targets.filter { $0.application == self.app.name }
    let scheme = XMLElement(
      "Scheme", [("LastUpgradeVersion", "1600"), ("version", "1.7")],
      [
        XMLElement(
          "BuildAction", [("parallelizeBuildables", "YES"), ("buildImplicitDependencies", "YES")],
          [
            XMLElement(
              "BuildActionEntries", [],
              [
                XMLElement(
                  "BuildActionEntry",
                  ["Testing", "Running", "Profiling", "Archiving", "Analyzing"].map { ("buildFor\($0)", "YES") }, [app])
              ])
          ]),
        XMLElement(
          "TestAction", [("buildConfiguration", "Debug")] + Self.debugger + [("shouldUseLaunchSchemeArgsEnv", "YES")],
          [
            XMLElement(
              "Testables", [],
              tests.map {
                XMLElement("TestableReference", [("skipped", "NO"), ("parallelizable", "NO")], [reference($0)])
              })
          ]),
        launchAction(app),
        XMLElement(
          "ProfileAction",
          [
            ("buildConfiguration", "Release"), ("shouldUseLaunchSchemeArgsEnv", "YES"), ("savedToolIdentifier", ""),
            ("useCustomWorkingDirectory", "NO"), ("debugDocumentVersioning", "YES"),
          ], [runnable(app)]),
        XMLElement("AnalyzeAction", [("buildConfiguration", "Debug")], []),
        XMLElement("ArchiveAction", [("buildConfiguration", "Release"), ("revealArchiveInOrganizer", "YES")], []),
      ])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + scheme.text()
  }

  private static let debugger = [
    ("selectedDebuggerIdentifier", "Xcode.DebuggerFoundation.Debugger.LLDB"),
    ("selectedLauncherIdentifier", "Xcode.DebuggerFoundation.Launcher.LLDB"),
  ]

  private func launchAction(_ app: XMLElement) -> XMLElement {
    XMLElement(
      "LaunchAction",
      [("buildConfiguration", "Debug")] + Self.debugger + [
        ("launchStyle", "0"), ("useCustomWorkingDirectory", "NO"), ("ignoresPersistentStateOnLaunch", "NO"),
        ("debugDocumentVersioning", "YES"), ("debugServiceExtension", "internal"), ("allowLocationSimulation", "YES"),
      ], [runnable(app)] + launchArguments)
  }

  private var launchArguments: [XMLElement] {
    guard !app.launchArguments.isEmpty else { return [] }
    return [
      XMLElement(
        "CommandLineArguments", [],
        app.launchArguments.map {
          XMLElement("CommandLineArgument", [("argument", $0), ("isEnabled", "NO")], [])
        })
    ]
  }

  private func runnable(_ app: XMLElement) -> XMLElement {
    XMLElement("BuildableProductRunnable", [("runnableDebuggingMode", "0")], [app])
  }

  private func reference(_ target: Target) -> XMLElement {
    XMLElement(
      "BuildableReference",
      [
        ("BuildableIdentifier", "primary"), ("BlueprintIdentifier", Self.id(of: target.name, in: description).text),
        ("BuildableName", target.productName), ("BlueprintName", target.name),
        ("ReferencedContainer", "container:\(description.name).xcodeproj"),
      ], [])
  }
}

/// An element of a scheme, as Xcode writes it: each attribute on a line of its own, and an end tag in any case.
private struct XMLElement {
  let name: String
  let attributes: [(name: String, value: String)]
  let children: [XMLElement]

  init(_ name: String, _ attributes: [(String, String)], _ children: [XMLElement]) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    self.children = children
  }

  func text(depth: Int = 0) -> String {
    let indent = String(repeating: " ", count: depth * 3)
    let attributes = attributes.map { "\n\(indent)   \($0.name) = \"\($0.value.escapedForMarkup)\"" }.joined()
    let children = children.map { $0.text(depth: depth + 1) }.joined()
    return "\(indent)<\(name)\(attributes)>\n\(children)\(indent)</\(name)>\n"
  }
}
