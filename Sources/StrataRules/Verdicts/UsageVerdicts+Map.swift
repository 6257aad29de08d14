import StrataDefinition
import StrataModel

/// What a map shows of usages besides their verdicts.
extension UsageVerdicts {
  /// The layers by which `--statistics` counts a usage.
  package func layers(of usage: Usage) -> (from: LayerID?, to: LayerID?) {
    (usage.site.layer, context.usedLayer(usage.reference))
  }

  /// Whether an extension in another layer than the type declares the used member.
  package func isThroughExtension(_ usage: Usage) -> Bool {
    context.layerOfExtension(declaringMemberOf: usage.reference) != nil
  }

  /// The type of a map that a type belongs to: a type that is declared in a function belongs to the enclosing type. Nil
  /// outside types.
  package func outerType(of type: TypeID) -> TypeID? {
    let owner = context.owner[type.index]
    return context.project.graph[owner].isLocal ? nil : owner
  }

  /// The features of the code base as `feature-isolation` has them, whether it is on or not.
  package var features: (names: [String], ofFile: [Int]) {
    let units = FeatureUnits(
      context, settings: context.project.definition.settings(of: FeatureIsolation.description.id))
    return (units.names, units.ofFile)
  }

  /// The names of the features, and of the screens inside them, that `layer-cycle` tells apart.
  package var featuresOfCycles: Set<String> {
    let settings = context.project.definition.settings(of: LayerCycle.description.id)
    let features = context.features(settings)
    return Set(features.names + context.screens(settings, inside: features).names)
  }
}

/// The members around locations; the name of each is built once.
package struct MemberNames {
  private let members: DeclaringMember
  private var names: DeclaringMember.Names

  package init(_ graph: Graph) {
    members = DeclaringMember(graph)
    names = DeclaringMember.Names(graph)
  }

  /// How findings name the member around a location; empty in the header of a type.
  package mutating func name(at offset: UInt32, of file: FileID) -> String {
    names.name(file, members.index(file, offset))
  }
}
