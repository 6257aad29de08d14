import StrataClassification
import StrataDefinition
import StrataModel

/// `swallowed-error`
struct SwallowedError: Rule {
  static let description = RuleDescription(
    id: "swallowed-error",
    family: .errors,
    summary: "An error is caught or discarded with `try?` and then ignored",
    severity: .warning,
    guides: ["001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Code that ignores an error decides for all its callers that nothing went wrong. The screen stays empty without a \
      reason, and the cause is lost.
      """,
    heuristic: """
      The rule reports:
      - a `catch` whose block is empty, contains only a comment, or only writes to the log, also in a branch, whatever \
      the logger (`print`, `os_log`, `logger.error(…)`)
      - the same for `case .failure(let error)` of a `switch`, or of an `if` without another condition; in the domain and \
      data layers and in that of view models also for `case .failure:`
      - in these layers the same for the error that a closure gets (`guard error == nil else { return }`, `if let error { \
      print(error) }`), if the closure does not read it elsewhere
      - `try?` as a statement, or with its value assigned to `_`
      - in the layer of view models, `try?` that waits for a dependency other than a storage, with a default (`(try? await \
      countOrders.execute()) ?? 0`), also through a local constant or `async let`, kept in a property (`orders = try? await load.execute()`), in an `if let` without `else`, \
      in a `guard let` whose `else` only leaves, or compared with `nil` in such a condition; and the same conditions with \
      `case .success(let orders) = await load.execute()`, if nothing else reads the result. A dependency is also a closure that \
      the view model stores
      - in the same layer, a `catch` after such a call that only empties a list, resets a flag such as `isLoading`, or returns an empty \
      list, string or number
      - a `Task` as a statement whose code throws: no code gets its error
      - closures `onError:`, `onFailure:` and `receiveCompletion:` that are empty or only log
      - operators of streams that replace an error by a value: `catchAndReturn`, `replaceError(with:)`, `catch { _ in \
      Just([]) }`; outside the domain and data layers only by an empty value or a new model of the domain
      - `materialize()` with `compactMap { $0.element }`, which drops the errors
      - `subscribe` without a handler for the error, `asDriver(onErrorDriveWith: .empty())`, and \
      `asDriver(onErrorJustReturn:)` with an empty value, if a function of a dependency returns the `Single`, `Observable`, `Maybe` or `Completable`, also through a variable, a function of the type itself, `zip` or \
      `flatMap`
      - in the domain and data layers, a value for the error that no caller can tell from an answer: `nil`, an empty \
      collection or string, `false`, 0, a struct of the project without content (`Profile()`, `Settings.default`). It \
      is returned (`catch { return [] }`, `guard let items = try? load() else { return [] }`), a default (`(try? load()) ?? []`), the answer of a comparison (`(try? load()) == item`), given to a stream (`continuation.yield([])`, \
      `onErrorJustReturn:`) or to a closure that the function takes (`catch { completion([]) }`), or a success \
      (`catch { return .success([]) }`). The failure may also be that of a `Result` (`case .failure: return []`, `guard \
      case .success(let items) = result else { return [] }`) or the error that a closure gets (`if let error { \
      completion([]) }`)
      - in these layers, `try?` whose value is the result of a function that throws, or that waits for a dependency other \
      than a storage: `return try? await client.send(request)`

      Functions of the infrastructure layer that throw are checked like those of the data layer.

      It does not report:
      - a `catch` that writes to a logger of the project that also makes an alert of the error
      - a `catch` of cancellation or of one named case, or one after code that only sleeps
      - a `catch` whose `do` returns, if the code after it does something else than to return an empty value
      - the code of loggers
      - a failure without its error (`case .failure: break`) outside these layers
      - a failure that is logged before other code gets the whole result
      - a case `failure` of the project's own types; where one has the cases of `Result`, also cases of unknown types
      - publishers whose failure is `Never`, and errors that an operator before has handled
      - `try? await Task.sleep`
      - other `try?` whose value is returned, and `guard let` and other `if let` with `try?` where no empty value is returned
      - values that may be missing in `init(from decoder: Decoder)` or in what another initializer reads by name \
      (`map.value("push")`), and `return nil` in a failable initializer
      - attempts whose failure no caller can handle: in `defer` and `deinit`, removing a file that may not exist, \
      compiling a regular expression, reading `subject.value()`, and a background refresh of an `AsyncStream`

      The rule does not judge whether other statements in a `catch` are sufficient.
      """,
    badExample: """
      do {
        item = try await getItemUseCase.execute(itemId: id)
      } catch {
        // Handle error
      }
      """,
    goodExample: """
      do {
        item = try await getItemUseCase.execute(itemId: id)
      } catch {
        state = .failed(error)
      }
      """,
    remedy: "Rethrow the error, map it, or show it to the user.", scope: .type, readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome(in: context)
    let graph = project.graph
    let signs = SwallowedErrors.Signs(context.vocabulary)
    let inner = innerLayers(project.definition)
    let outer = project.definition.layerIDs(of: [.networkClient])
    let presentation = project.definition.layerIDs(of: [.viewModel])
    let hasOwnResults = SwallowedErrors.hasOwnResults(graph, context.vocabulary)
    func isInner(_ layer: LayerID?, _ type: TypeID?, _ body: CodeBody) -> Bool {
      // With layers of its own a project may have none of these.
      if let role = type.flatMap({ context.roleID($0) }), Self.innerRoles.contains(role) { return true }
      guard let layer else { return false }
      // What a client answers without an error is part of its work, unless it could throw.
      return inner.contains(layer) || outer.contains(layer) && graph[body.declaration].modifiers.contains(.throws)
    }
    for index in graph.files.indices where !graph.files[index].isTest {
      let file = FileID(UInt32(index))
      guard context.focus.contains(file) else { continue }
      outcome.examine(file)
      let tree = graph.files[index].facts.tree
      guard signs.areIn(tree) else { continue }
      let isScript = !graph.files[index].facts.topLevelCode.isEmpty
      for top in topLevel(graph.files[index].facts) {
        let declaration = DeclarationID(file, top)
        // Most declarations contain none, and to list their bodies costs more. Nodes are in the order of the source, except
        // those of statements at file level.
        guard isScript || signs.areIn(tree.nodes(in: graph[declaration]), of: tree) else { continue }
        for body in graph.allBodies(of: declaration) where signs.areIn(body.range, of: tree) {
          let type = graph.enclosingType(of: body.declaration)
          // What a logger does about its own errors is its end.
          if let type, project.isReplacement(type) || context.has(.logger, type) { continue }
          let layer = type.map { context.layerOfType[$0.index] } ?? context.importingLayer(of: body.file)
          let errors = SwallowedErrors(
            body, isInner: isInner(layer, type, body),
            isInPresentation: layer.map { presentation.contains($0) } ?? false, hasOwnResults: hasOwnResults, context)
          outcome.violations += errors.found().map { item in
            Violation(
              file: file, offset: item.offset,
              symbol: type.map { graph[$0].name } ?? context.fileLevelSymbol(body.declaration),
              target: graph.signature(of: body.member), message: item.message,
              remedy: isSetter(body, graph)
                ? "show the error, or let a function that throws do what is set" : item.remedy)
          }
        }
      }
    }
    return outcome
  }

  private static let innerRoles: Set<RoleID> = [.useCase, .repository, .gateway, .dataSource]

  /// A setter or an observer of a property, which cannot throw.
  private func isSetter(_ body: CodeBody, _ graph: Graph) -> Bool {
    body.kind == .accessor && ["set", "willSet", "didSet"].contains(graph.name(of: body.declaration))
  }

  /// The domain, and the layers of repositories, gateways and data sources.
  private func innerLayers(_ definition: Definition) -> Set<LayerID> {
    let domain = DomainLayer.id(in: definition)
    return definition.layerIDs(of: [.repository, .gateway, .dataSource]).union([domain].compactMap { $0 })
  }

  private func topLevel(_ facts: FileFacts) -> [UInt32] {
    var result: [UInt32] = []
    var index: UInt32 = 0
    while Int(index) < facts.declarations.count {
      result.append(index)
      index = max(index + 1, facts.declarations[Int(index)].next)
    }
    return result
  }
}
