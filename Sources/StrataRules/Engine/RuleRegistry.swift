import StrataModel

/// Every rule there is. A test compares the list with the rule files, and prints what to change here.
public enum RuleRegistry {
  /// Sorted by the names of the types.
  public static let all: [any Rule.Type] = [
    BaseViewModel.self,
    BusinessLogicInData.self,
    BusinessLogicInViewModel.self,
    CompositionRootLayers.self,
    ConcreteDependency.self,
    DTOLeak.self,
    DefaultArgumentInstantiation.self,
    DependencyCycle.self,
    DependencyRule.self,
    DirectInstantiation.self,
    FeatureIsolation.self,
    ForbiddenImport.self,
    FrameworkTypeInDomain.self,
    GatewayReturnsDomainModel.self,
    GatewaySingleOperation.self,
    GodType.self,
    InfrastructureErrorLeak.self,
    LayerCycle.self,
    LogicInView.self,
    MisplacedType.self,
    MissingAbstraction.self,
    MutablePublishedState.self,
    MutableUIState.self,
    NavigationInViewModel.self,
    PlatformTypeInViewModel.self,
    RepositoryReturnsDTO.self,
    ServiceLocator.self,
    SkippedLayer.self,
    SwallowedError.self,
    UnassignedType.self,
    UnregisteredDependency.self,
    UntypedError.self,
    UnusedRegistration.self,
    UseCaseName.self,
    UseCaseProtocolApart.self,
    UseCaseReturnsResult.self,
    UseCaseSingleOperation.self,
    ViewModelIntents.self,
    ViewModelKnowsView.self,
    ViewModelMainActor.self,
    WireFormatInDomain.self,
  ]

  /// The descriptions of the rules, sorted by id: the rule settings of a definition are validated against them.
  public static let descriptions: [RuleDescription] = all.map { $0.description }.sorted { $0.id < $1.id }

  /// The findings that the engine itself makes. They are always on.
  public static let housekeeping: [RuleDescription] = [
    Housekeeping.suppressionWithoutReason, Housekeeping.unknownSuppression, Housekeeping.unusedExemption,
    Housekeeping.unusedSuppression,
  ]

  /// All rules that a finding may name, sorted by id.
  public static let everything: [RuleDescription] = (descriptions + housekeeping).sorted { $0.id < $1.id }
}
