import StrataClassification
import StrataDefinition
import StrataModel

/// `test-folder`
struct TestFolder: Rule {
  static let description = RuleDescription(
    id: "test-folder", family: .tests,
    summary: "A test of screens, the network or a storage in a folder of unit tests.", severity: .warning,
    guides: ["002"], styles: ["coordinator"],
    rationale: """
      Unit tests run on every change, so they must be fast and independent of each other, of a server and of what the \
      device has stored. Tests that start the app, send requests or keep data have folders of their own, `UITests` and \
      `IntegrationTests`, so that they can be run apart.
      """,
    heuristic: """
      A file of tests is judged by its folders and the targets that compile it: names such as `LoginUITests` and `IntegrationTests` \
      are those of UI and integration tests, and folders of snapshots, performance tests, fakes and helpers are not judged. In \
      the types with tests of the files that remain, and in test functions outside of types, the rule reports \
      `XCUIApplication`, also in integration tests; each creation of a network client or a storage of the project, unless the \
      test passes a test double to it, or its type or file is named after it or its protocol and it uses doubles, or no \
      network and no storage of a framework is used; and shared network clients of frameworks, such as \
      `URLSession.shared`. Other code of these files, and what a factory or a container creates, is not judged. Where a project \
      has no folder for what at least five such files do, the rule says so once.
      """,
    badExample: """
      // Tests/UnitTests/UserRepositoryTests.swift
      final class UserRepositoryTests: XCTestCase {
        let repository = UserRepository(networkClient: NetworkClient(baseURL: testURL))
      }
      """,
    goodExample: """
      // Tests/IntegrationTests/UserRepositoryTests.swift
      final class UserRepositoryTests: XCTestCase {
        let repository = UserRepository(networkClient: NetworkClient(baseURL: testURL))
      }
      """,
    remedy: "Put the test into `UITests` or `IntegrationTests`, or use a double of the client or storage.",
    supersedes: ["test-crosses-layers"],
    options: [
      RuleOption(
        name: "roles", summary: "Roles that only integration tests create.",
        defaultValue: .list(["network-client", "storage"]))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let roles = Set(settings.list("roles", context.vocabulary).map { RoleID(rawValue: $0) })
    let reader = OutsideUses(context, roles: roles)
    var outcome = RuleOutcome()
    var found: [OutsideUses.Folder: [(file: FileID, violation: Violation)]] = [:]
    var isFolderUsed: Set<OutsideUses.Folder> = []
    for (index, kind) in reader.tests.kinds().enumerated() {
      let file = FileID(UInt32(index))
      switch kind {
      case nil, .other: continue
      case .ui: isFolderUsed.insert(.ui)
      case .integration: isFolderUsed.insert(.integration)
      case .unit: break
      }
      outcome.examined += 1
      guard kind != .ui else { continue }
      for (folder, violation) in reader.violations(in: file)
      where folder == .ui ? !reader.tests.isOfScreens(file) : kind == .unit {
        found[folder, default: []].append((file, violation))
      }
    }
    for folder in OutsideUses.Folder.allCases {
      guard let violations = found[folder], var first = violations.first?.violation else { continue }
      let files = Set(violations.map(\.file)).count
      guard files >= Self.fewestForProject, !isFolderUsed.contains(folder) else {
        outcome.violations += violations.map(\.violation)
        continue
      }
      first.message += "; so do \(files) files of unit tests, and the project has no folder `\(folder.rawValue)`"
      first.remedy += "; begin with a folder for all of these tests"
      outcome.violations.append(first)
    }
    return outcome
  }

  /// The number of files from which one finding says that a project has no such folder.
  private static let fewestForProject = 5
}

/// What tests use outside of their process.
private struct OutsideUses {
  enum Folder: String, CaseIterable {
    case ui = "UITests"
    case integration = "IntegrationTests"
  }

  let tests: TestCode
  private let context: RuleContext
  private let roles: Set<RoleID>
  private var graph: Graph { context.project.graph }
  private var vocabulary: Vocabulary { context.vocabulary }

  init(_ context: RuleContext, roles: Set<RoleID>) {
    self.context = context
    self.roles = roles
    tests = TestCode(context)
  }

  func violations(in file: FileID) -> [(Folder, Violation)] {
    var result: [(Folder, Violation)] = []
    for reference in graph.references(in: file) {
      switch reference.target {
      case .external(let type):
        let name = graph.externals[type.index].name
        if vocabulary[.uiTestTypes].contains(name) {
          if isInTest(reference) { result.append((.ui, ofScreens(reference, name))) }
        } else if reference.context.contains(.staticMember), isShared(reference, name), isInTest(reference) {
          let member = graph.text(reference.member, in: file)
          result.append((.integration, ofShared(reference, name, "\(name).\(member)")))
        }
      case .type(let target):
        guard reference.kind == .creates, let role = context.roleID(target), roles.contains(role),
          context.isDependency(target), context.project.isProduction(target), !tests.isDouble(target),
          !tests.isWitness(target),
          isInTest(reference), !isUnderTest(target, reference) || leavesProcess(target) && !usesDoubles(reference),
          !tests.passesDouble(reference, in: reference.source.map { graph.outermost($0) })
        else { continue }
        result.append((.integration, ofCreation(reference, target, role)))
      case .declaration: continue
      }
    }
    return result
  }

  /// Whether a type with tests contains a reference, and no double inside it, or a test outside of types.
  private func isInTest(_ reference: Reference) -> Bool {
    guard let source = reference.source else {
      guard reference.declaration != noIndex else { return false }
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration))
      return member.map(tests.isTest) ?? false
    }
    return tests.hasTests(graph.outermost(source))
      && graph.innermost(from: source) { tests.isDouble($0) && !tests.hasTests($0) } == nil
  }

  /// `URLSession.shared`
  private func isShared(_ reference: Reference, _ name: String) -> Bool {
    vocabulary[.networkClients].matches(name)
      && vocabulary[.singletonMembers].contains(graph.text(reference.member, in: reference.file))
  }

  /// Whether a client or a storage uses the network or a storage of a framework itself: not a cache in memory.
  private func leavesProcess(_ target: TypeID) -> Bool {
    let lists: [Vocabulary.List] = [.networkTypes, .storageTypes, .directStorages]
    return graph.references(from: target).contains { reference in
      guard case .external(let type) = reference.target else { return false }
      let name = graph.externals[type.index].name
      return lists.contains { vocabulary[$0].matches(name) }
    }
  }

  /// Whether a type with tests replaces something: a client that is tested with a double of its session, however it gets
  /// that one, needs no server.
  private func usesDoubles(_ reference: Reference) -> Bool {
    if graph[reference.file].facts.names.mentions(oneOf: vocabulary[.interceptions].names) { return true }
    guard let tests = reference.source.map({ graph.outermost($0) }) else { return false }
    return graph.references(from: tests).contains { isDouble($0.target) }
  }

  private func isDouble(_ target: Target) -> Bool {
    switch target {
    case .type(let type): !tests.hasTests(type) && tests.isDouble(type)
    case .external(let type): tests.isDouble(named: graph.externals[type.index].name)
    case .declaration: false
    }
  }

  /// Whether the file or the type that contains the reference tests the target itself, by its name.
  private func isUnderTest(_ target: TypeID, _ reference: Reference) -> Bool {
    // `FileStorageTests` tests `PropertyListFileStorage`, too.
    let name = graph.types[target.index].simpleName
    let file = tests.subjectName(named: graph[reference.file].path.fileStem)
    if let file, name.hasSuffix(file) { return true }
    guard let source = reference.source, let subject = tests.subjectName(of: graph.outermost(source)) else {
      return false
    }
    return name.hasSuffix(subject)
      || graph.projectProtocols(of: target).contains { isNamed(graph.types[$0.index].simpleName, subject) }
  }

  /// `StorageProtocol`, for tests of `Storage`.
  private func isNamed(_ interface: String, _ subject: String) -> Bool {
    interface.hasPrefix(subject)
      && (interface == subject || vocabulary[.protocolSuffixes].removed(from: interface) == subject)
  }

  private func symbol(_ reference: Reference) -> String {
    reference.source.map { graph[graph.outermost($0)].name }
      ?? context.fileLevelSymbol(DeclarationID(reference.file, reference.declaration))
  }

  private func ofScreens(_ reference: Reference, _ name: String) -> Violation {
    let symbol = symbol(reference)
    return Violation(
      at: reference, symbol: symbol, target: name,
      message: "\(quoted(symbol)) operates the app with \(quoted(name)) outside of `UITests`",
      remedy: "put it into a folder or target of UI tests, such as `UITests`")
  }

  private func ofShared(_ reference: Reference, _ name: String, _ member: String) -> Violation {
    let symbol = symbol(reference)
    return Violation(
      at: reference, symbol: symbol, target: name,
      message: "\(quoted(symbol)) uses \(quoted(member)) outside of `IntegrationTests`",
      remedy: "pass a double or an instance for this test only, or put the test into `IntegrationTests`")
  }

  private func ofCreation(_ reference: Reference, _ target: TypeID, _ role: RoleID) -> Violation {
    let (symbol, name) = (symbol(reference), graph[target].name)
    let interface = tests.interface(of: target)
    let double = interface.flatMap { tests.double(of: $0) }.map { quoted(graph[$0].name) }
    let instead = double ?? interface.map { "a double of " + quoted(graph[$0].name) } ?? "a double"
    return Violation(
      at: reference, symbol: symbol, target: name,
      message: "\(quoted(symbol)) creates \(role.noun) \(quoted(name)) outside of `IntegrationTests`",
      remedy: "put the test into `IntegrationTests`, or pass \(instead) instead")
  }
}
