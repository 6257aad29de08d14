import StrataDefinition
import StrataModel

/// What a rule of its own reports more exactly than `dependency-rule` does: one sin, one finding.
struct MoreExactRules {
  private let placement: Placement
  private let skippedLayer: Bool
  private let dtoLeak: Bool
  private let gatewayModel: Bool
  private let repositoryDTO: Bool
  private let serviceLocator: Bool
  private let errors: InfrastructureErrors?
  private let presentation: Int

  init(_ placement: Placement) {
    self.placement = placement
    let project = placement.project
    presentation = placement.layerIndex(project.definition.role(.view)?.layer)
    skippedLayer = project.isOn("skipped-layer")
    dtoLeak = project.isOn("dto-leak")
    gatewayModel = project.isOn("gateway-returns-domain-model")
    repositoryDTO = project.isOn("repository-returns-dto")
    serviceLocator = project.isOn("service-locator")
    let leak = project.definition.rules["infrastructure-error-leak"] ?? .off
    errors = leak.severity == .off ? nil : InfrastructureErrors(project, settings: leak)
  }

  /// Whether another rule that is on speaks of this pair.
  func claim(_ reference: Reference, from place: Place, to target: TypeID) -> Bool {
    if skippedLayer, placement.isSkip(from: place, to: target) { return true }
    guard let source = place.type else { return false }
    if let errors, errors.isInner(source), errors.isLeak(reference, from: source) { return true }
    let signature = reference.kind == .stores || reference.kind == .takes || reference.kind == .returns
    let role = placement.role(source)?.id
    if signature, placement.has(.dto, target) {
      if dtoLeak, Leaks.isShown(source, placement) { return true }
      if dtoLeak, role == .useCase, reference.kind == .returns { return true }
      if repositoryDTO, role == .repository, reference.kind != .stores, placement.isPortSurface(source) { return true }
    }
    if gatewayModel, role == .gateway, placement.isDomainModel(target),
      reference.kind == .returns || placement.isCallbackValue(reference)
    {
      return true
    }
    if placement.isRoot(target) {
      // Screens ask containers for what they show; whether they may is the matter of `service-locator`.
      if place.layer == presentation { return true }
      if serviceLocator, reference.kind == .calls { return true }
    }
    return false
  }
}
