import StrataClassification
import StrataDefinition

extension Snapshot {
  /// The same code by another definition: of the same files, tests and modules.
  func classified(by definition: Definition) -> Snapshot {
    Snapshot(
      Classifier.classify(graph, by: definition, jobs: options.jobs), problems: problems, basis: basis, options: options
    )
  }
}
