/// Ids of rules that the code shared by all rules uses: whether they are on decides what others report.
package enum RuleIDs {
  package static let dependencyRule = "dependency-rule"
  static let defaultArgumentInstantiation = "default-argument-instantiation"
  static let featureIsolation = "feature-isolation"
  static let layerCycle = "layer-cycle"
  static let misplacedType = "misplaced-type"
  static let infrastructureErrorLeak = "infrastructure-error-leak"
  static let godType = "god-type"
  static let serviceLocator = "service-locator"
  static let skippedLayer = "skipped-layer"
  static let useCaseName = "use-case-name"
  static let fileName = "file-name"
  static let typeNameLength = "type-name-length"
}
