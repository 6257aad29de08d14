import StrataModel
import StrataResources

/// The feature within the program that is the exemplar of features with fields: one for each style. Its entity has an identity
/// and one field, which is read and written through `FieldValue` alone, so that each type of the table can take its place.
package struct BuiltInExemplar: Sendable {
  package let style: String
  /// By path, the files that only the feature has.
  package let files: [String: [UInt8]]
  /// The name of the module that the files belong to, and that tests import.
  let module: String
  /// The type of the app whose extension makes the feature's screens.
  let compositionRoot: String
  /// What is left to do by hand, in the names of the exemplar.
  let next: [String]

  package static let name = "Entry"
  static let field = Field(name: "exampleField", type: .plain(.string))

  package static let styles = all.map(\.style)

  /// - Throws: `FieldProblem.style` where there is none.
  package init(style: String?) throws(FieldProblem) {
    guard let known = Self.all.first(where: { $0.style == style }) else { throw .style(style) }
    self.style = known.style
    (module, compositionRoot, next) = (known.module, known.compositionRoot, known.next)
    files = EmbeddedFile.templates(below: "Exemplars/\(known.style)")
  }

  private static let all: [(style: String, module: String, compositionRoot: String, next: [String])] = [
    (
      "coordinator", "Members", "DependencyContainer",
      ["EntryFlowView(coordinator: EntryCoordinator(container: container))"]
    ),
    ("gateway", "Login", "AppDependencies", screens),
    (
      "module", "ItemsImplementation", "DependenciesContainer",
      ["EntryModuleImp(externalDependencies: externalDependencies).entriesFlow()"]
    ),
    ("reactive", "Payments", "AppDependencies", screens),
    ("repository", "Users", "AppDependencies", screens),
  ]

  private static let screens = [
    "EntryListView(viewModel: dependencies.makeEntryListViewModel()) { id in",
    "  EntryDetailView(viewModel: dependencies.makeEntryDetailViewModel(id: id))", "}",
  ]
}
