import StrataClassification
import StrataModel

/// What the code of a view does, apart from drawing.
extension DecisionScanner {
  /// `guard order.seats >= 3 else { return }`, then `viewModel.book(order)`.
  func skipsAction(_ statement: Int) -> Bool {
    guard setting == .view, tree[statement].kind == .guard || tree[statement].kind == .if,
      tree.elseBranch(of: statement) == nil, let block = tree.block(of: statement),
      let last = tree.siblings(in: tree.inside(block)).last, tree.isEmptyReturn(last)
    else { return false }
    let end = outcomes.parents[statement].map { Int(tree[$0].next) } ?? range.upperBound
    return tree.siblings(in: Int(tree[statement].next)..<end).contains { isActionOfView($0) }
  }

  private func isActionOfView(_ statement: Int) -> Bool {
    switch tree[statement].kind {
    case .effect: return tree.firstChild(of: statement).map { isActionOfView($0) } ?? false
    case .chain: return tree.calls(ofChain: statement).last.map { actsFromView($0) } ?? false
    case .sequence: return isChange(statement)
    case .if, .switch:
      return outcomes.blocks(of: statement).contains { block in tree.children(of: block).contains { isActionOfView($0) }
      }
    case .do: return tree.block(of: statement).map { tree.children(of: $0).contains { isActionOfView($0) } } ?? false
    default: return false
    }
  }

  /// A call of the view model or the domain, also in a task or by a function of the view; a notification that is posted.
  func actsFromView(_ call: CodeCall) -> Bool {
    if isOfDomain(call.callee) || isOfViewModel(call.callee) { return true }
    if let closure = tree.closures(of: call.suffix).last {
      return tree.isNamed(call.callee, oneOf: vocabulary[.effectClosures].names)
        && tree.siblings(in: tree.statements(ofClosure: closure)).contains { isActionOfView($0) }
    }
    let path = tree.path(of: call.chain).filter { $0 != "self" }
    if path.count == 1, let function = function(named: path[0]) { return callsDomain(function) }
    return path.count > 1 && vocabulary[.notificationCenters].contains(path[0])
      && tree.isNamed(call.callee, oneOf: vocabulary[.postingFunctions].names)
  }

  /// `viewModel.showInvoices()`: whatever the function is called, the view model decides what happens.
  private func isOfViewModel(_ callee: Int) -> Bool {
    typeUsed(at: callee).map { project.role(of: $0) == .viewModel || project.role(of: $0) == .baseViewModel } ?? false
  }

  private func function(named name: String) -> DeclarationID? {
    guard let type = project.graph.enclosingType(of: body.member) else { return nil }
    return project.graph.members(of: type).first { member in
      member != body.member && project.graph[member].kind == .function && project.graph.name(of: member) == name
        && !project.graph.returnsValue(member)
    }
  }

  /// Whether a function of the view calls the view model or a use case.
  private func callsDomain(_ function: DeclarationID) -> Bool {
    let graph = project.graph
    return graph.bodies(of: function).contains { body in
      body.range.contains { node in
        guard body.tree[node].kind == .member else { return false }
        return graph.references(in: body.file, at: body.tree[node].offset).contains { reference in
          guard reference.kind == .calls, let type = reference.target.typeID, let role = project.role(of: type) else {
            return false
          }
          return role == .viewModel || role == .baseViewModel || role == .useCase
        }
      }
    }
  }
}
