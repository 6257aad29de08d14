/// The modules of a project, as far as they tell which files belong to a feature.
package struct FeatureModules: Sendable {
  /// By path of a file, the name of its module.
  let ofFile: [String: String]
  /// Modules that have screens and what is behind them, and that another module uses: each is one feature.
  let features: Set<String>

  package init(ofFile: [String: String], features: Set<String>) {
    self.ofFile = ofFile
    self.features = features
  }

  package static let none = FeatureModules(ofFile: [:], features: [])
}
