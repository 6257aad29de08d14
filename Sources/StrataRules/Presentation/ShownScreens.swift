import StrataDefinition
import StrataModel

/// The code of a view whose value is shown as a screen: the arguments of navigation calls, what becomes the root of a window
/// or a navigation controller, and the local variables and members of the view that these name.
struct ShownScreens {
  enum Step {
    /// The next screen, whatever it is.
    case push
    /// A screen, or a part of the present one: `sheet`, `present`.
    case presentation
  }

  private struct Code {
    var body: CodeBody
    var nodes: Range<Int>
    var step: Step
  }

  private let graph: Graph
  private let vocabulary: Vocabulary
  private let bodies: [CodeBody]
  private let ownModels: Set<String>
  private var found: [Code] = []

  /// - Parameters:
  ///   - navigators: the properties with a coordinator or router. It decides what modifiers show, so that they
  ///     are left out, except those that a flag or a model in the state of the view itself controls.
  ///   - ownModels: the properties with such a model.
  init(
    of type: TypeID, in graph: Graph, _ vocabulary: Vocabulary, navigators: Set<String>, ownModels: Set<String>
  ) {
    self.graph = graph
    self.vocabulary = vocabulary
    self.ownModels = ownModels
    bodies = graph.bodies(of: type)
    var open = bodies.flatMap { body in
      calls(in: body, navigators) + assignments(in: body) + representedScreens(in: body)
    }
    while let next = open.popLast() {
      if found.contains(where: { $0.body.file == next.body.file && $0.nodes == next.nodes }) { continue }
      found.append(next)
      open += named(in: next)
    }
  }

  /// How the view that is created there is shown; nil if it is not.
  func step(of creation: Reference) -> Step? {
    let steps = found.filter { code in
      code.body.file == creation.file && code.nodes.contains { code.body.tree[$0].offset == creation.offset }
    }
    return steps.contains { $0.step == .push || isHosted(creation, in: $0) } ? .push : steps.first?.step
  }

  /// Whether the new object is only a container for a screen: `SheetNavigation(rootViewController: self)`.
  func isContainer(_ creation: Reference) -> Bool {
    found.contains { code in
      let tree = code.body.tree
      return code.body.file == creation.file
        && tree.calls(in: code.nodes).contains { call in
          tree[call.callee].offset == creation.offset
            && tree.argument(oneOf: vocabulary[.containerLabels].names, of: call.suffix) != nil
        }
    }
  }

  /// Whether the view that is created there gets one of the properties of this view, as an argument or from a modifier:
  /// `Details(context: context)`, `Menu().environmentObject(context)`.
  func passes(_ properties: Set<String>, to creation: Reference) -> Bool {
    found.contains { code in
      let tree = code.body.tree
      guard code.body.file == creation.file,
        let call = tree.calls(in: code.nodes).first(where: { tree[$0.callee].offset == creation.offset })
      else { return false }
      return tree.calls(ofChain: call.chain).contains { call in
        tree.arguments(of: call.suffix).contains { argument in
          let path = tree.path(of: tree.value(of: argument)).filter { $0 != "self" }
          return path.count == 1 && properties.contains(String(path[0].drop { $0 == "$" }))
        }
      }
    }
  }

  /// Whether the chain of names that ends in a use begins with a type, or is one name: `Screens.shared.profile()`,
  /// `makeProfile()`.
  func namesType(before use: Reference) -> Bool {
    found.contains { code in
      let tree = code.body.tree
      return code.body.file == use.file
        && code.nodes.contains { node in
          guard tree[node].offset == use.offset else { return false }
          switch tree[node].kind {
          case .identifier, .implicitMember: return true
          case .member:
            let chain = code.nodes.last { tree[$0].kind == .chain && tree.subtree(of: $0).contains(node) }
            return chain.map { tree.name(tree.base(of: $0)).first?.isUppercase ?? false } ?? false
          default: return false
          }
        }
    }
  }

  /// `UIHostingController(rootView: …)` makes a screen of any view.
  private func isHosted(_ creation: Reference, in code: Code) -> Bool {
    let tree = code.body.tree
    return tree.calls(in: code.nodes).contains { call in
      tree.isNamed(call.callee, oneOf: vocabulary[.hostingControllers].names)
        && tree.subtree(of: call.suffix).contains { tree[$0].offset == creation.offset }
    }
  }

  private func calls(in body: CodeBody, _ navigators: Set<String>) -> [Code] {
    body.tree.calls(in: body.range).compactMap { call in
      guard var step = step(of: call, in: body.tree) else { return nil }
      if !navigators.isEmpty, body.tree[call.callee].kind == .member {
        if isCallOfController(call, in: body.tree) {
          // `router.present(…)`
          guard !body.tree.path(of: call.chain).contains(where: navigators.contains) else { return nil }
        } else {
          if !isLinkedHere(call, in: body) {
            guard hasOwnFlag(call, in: body.tree, navigators) else { return nil }
            // Only a whole screen is one whatever the view that is shown has.
            if !vocabulary[.fullScreenPresentations].contains(body.tree.name(call.callee)) { step = .presentation }
          }
        }
      }
      return destination(of: call, in: body.tree).map { Code(body: body, nodes: $0, step: step) }
    }
  }

  /// Whether a view controller shows the screen: a call of UIKit or AppKit, not a modifier.
  private func isCallOfController(_ call: CodeCall, in tree: CodeTree) -> Bool {
    let lists: [Vocabulary.List] = [.navigationCalls, .sentNavigation, .controllerPresentations]
    return lists.contains { vocabulary[$0].contains(tree.name(call.callee)) }
  }

  /// `navigationDestination(for: String.self)` beside `NavigationLink(value: item.code)`: the view itself goes there, and
  /// no router declares that type for its routes.
  private func isLinkedHere(_ call: CodeCall, in body: CodeBody) -> Bool {
    let tree = body.tree
    guard let value = tree.argument(oneOf: vocabulary[.routeTypeLabels].names, of: call.suffix) else { return false }
    let isPlain = graph.references(in: body.file, at: tree[tree.base(of: value)].offset).contains {
      if case .external = $0.target { true } else { false }
    }
    return isPlain && bodies.contains(where: hasLinkToValue)
  }

  private func hasLinkToValue(_ body: CodeBody) -> Bool {
    body.tree.calls(in: body.range).contains { call in
      body.tree.isNamed(call.callee, oneOf: vocabulary[.navigationLinks].names)
        && body.tree.argument(oneOf: vocabulary[.routeLabels].names, of: call.suffix) != nil
    }
  }

  /// `sheet(isPresented: $showsDetails)`, but not `sheet(isPresented: $router.showsDetails)`; and `sheet(item: $order)`,
  /// if that is a model in the state of the view.
  private func hasOwnFlag(_ call: CodeCall, in tree: CodeTree, _ navigators: Set<String>) -> Bool {
    if let item = tree.argument(oneOf: vocabulary[.itemLabels].names, of: call.suffix) {
      return tree[item].kind == .identifier && ownModels.contains(String(tree.name(item).drop { $0 == "$" }))
    }
    guard let flag = tree.argument(oneOf: vocabulary[.flagLabels].names, of: call.suffix) else { return false }
    return !tree.subtree(of: flag).contains { node in
      switch tree[node].kind {
      case .identifier, .member: return navigators.contains(String(tree.name(node).drop { $0 == "$" || $0 == "_" }))
      default: return false
      }
    }
  }

  private func step(of call: CodeCall, in tree: CodeTree) -> Step? {
    let name = tree.name(call.callee)
    let lists: [Vocabulary.List] = [.pushes, .navigationCalls, .fullScreenPresentations]
    if lists.contains(where: { vocabulary[$0].contains(name) }) {
      return tree.argument(oneOf: vocabulary[.pageLabels].names, of: call.suffix) == nil ? .push : nil
    }
    if vocabulary[.sentNavigation].contains(name),
      tree.argument(oneOf: vocabulary[.senderLabels].names, of: call.suffix) != nil
    {
      return .push
    }
    if vocabulary[.presentations].contains(name) || vocabulary[.splitViews].contains(name) { return .presentation }
    return addsToRoot(call, in: tree) ? .push : nil
  }

  /// `navigationController?.viewControllers.append(…)`
  private func addsToRoot(_ call: CodeCall, in tree: CodeTree) -> Bool {
    guard vocabulary[.changingFunctions].contains(tree.name(call.callee)) else { return false }
    return tree.path(of: call.chain).dropLast().last.map(vocabulary[.screenRoots].contains) ?? false
  }

  /// The argument with the screen: `NavigationLink(destination: …) { label }`; of `NavigationLink(value:) { label }` none.
  private func destination(of call: CodeCall, in tree: CodeTree) -> Range<Int>? {
    if tree.isNamed(call.callee, oneOf: vocabulary[.splitViews].names) {
      return tree.argument(oneOf: vocabulary[.detailLabels].names, of: call.suffix).map { tree.subtree(of: $0) }
    }
    guard tree.isNamed(call.callee, oneOf: vocabulary[.navigationLinks].names) else {
      return tree.subtree(of: call.suffix)
    }
    if let argument = tree.argument(oneOf: vocabulary[.destinationLabels].names, of: call.suffix) {
      return tree.subtree(of: argument)
    }
    if tree.argument(oneOf: vocabulary[.routeLabels].names, of: call.suffix) != nil { return nil }
    return tree.closures(of: call.suffix).first.map { tree.subtree(of: $0) }
  }

  /// What a view hosts in the controller that it represents: `makeUIViewController` returns
  /// `UINavigationController(rootViewController: UIHostingController(rootView: DetailsView()))`.
  private func representedScreens(in body: CodeBody) -> [Code] {
    guard body.kind == .function, vocabulary[.controllerMakers].contains(graph.name(of: body.member)) else { return [] }
    return body.tree.calls(in: body.range).filter {
      body.tree.isNamed($0.callee, oneOf: vocabulary[.hostingControllers].names)
    }.map { Code(body: body, nodes: body.tree.subtree(of: $0.chain), step: .push) }
  }

  /// `window?.rootViewController = …`
  private func assignments(in body: CodeBody) -> [Code] {
    body.tree.operators(in: body.range) { $0 == "=" }.compactMap { use in
      guard let last = body.tree.path(of: use.left.lowerBound).last, vocabulary[.screenRoots].contains(last) else {
        return nil
      }
      return Code(body: body, nodes: use.right, step: .push)
    }
  }

  /// The values of the local variables, and the bodies of the members, that code names.
  private func named(in code: Code) -> [Code] {
    let tree = code.body.tree
    let locals = LocalVariables(of: tree, in: code.body.range)
    var result: [Code] = []
    for node in code.nodes where tree[node].kind == .identifier || tree[node].kind == .member {
      if tree[node].kind == .member, !isMemberOfSelf(node, in: tree) { continue }
      if tree[node].kind == .identifier, let local = locals.variable(named: tree.name(node), at: node) {
        if let value = local.value {
          result.append(Code(body: code.body, nodes: tree.subtree(of: value), step: code.step))
        }
        continue
      }
      result += bodies.filter { graph.name(of: $0.member) == tree.name(node) }.map {
        Code(body: $0, nodes: $0.range, step: code.step)
      }
    }
    return result
  }

  /// `self.next`
  private func isMemberOfSelf(_ member: Int, in tree: CodeTree) -> Bool {
    tree[member - 1].kind == .identifier && tree.isNamed(member - 1, "self")
  }
}
