import StrataModel
import StrataResources

/// The feature within the program that is the exemplar of features with fields: one for each style. Its entity has an identity
/// and one field, which is read and written through `FieldValue` alone, so that each type of the table can take its place.
package struct BuiltInExemplar: Sendable {
  package let style: String
  /// By path, the files that only the feature has.
  package internal(set) var files: [String: [UInt8]]
  /// The name of the module that the files belong to, and that tests import.
  let module: String
  /// The type of the app whose extension makes the feature's screens.
  let compositionRoot: String
  /// What is left to do by hand, in the names of the exemplar.
  let next: [String]

  /// Between the entity and what the server sends or takes.
  let conversions: [Conversion]

  package static let name = "Entry"
  static let field = Field(name: "exampleField", type: .plain(.string))

  package static let styles = all.map(\.style)

  /// - Throws: `FieldProblem.style` where there is none.
  package init(style: String?) throws(FieldProblem) {
    guard let known = Self.all.first(where: { $0.style == style }) else { throw .style(style) }
    self.style = known.style
    (module, compositionRoot, next) = (known.module, known.compositionRoot, known.next)
    conversions = known.conversions.map { Conversion(source: $0, target: $1, code: $2) }
    files = EmbeddedFile.templates(below: "Exemplars/\(known.style)")
  }

  private struct Known {
    let style: String
    let module: String
    let compositionRoot: String
    var next = [
      "EntryListView(viewModel: dependencies.makeEntryListViewModel()) { id in",
      "  EntryDetailView(viewModel: dependencies.makeEntryDetailViewModel(id: id))", "}",
    ]
    let conversions: [(String, String, String)]
  }

  private static let all = [
    Known(
      style: "coordinator", module: "Members", compositionRoot: "DependencyContainer",
      next: ["EntryFlowView(coordinator: EntryCoordinator(container: container))"],
      conversions: [("Entry", "EntryDTO", "EntryDTO($0)"), ("EntryDTO", "Entry", "$0.entry")]),
    Known(
      style: "gateway", module: "Login", compositionRoot: "AppDependencies",
      conversions: [
        ("Entry", "NetReqEntry", "NetReqEntry(from: $0)"), ("NetResEntry", "Entry", "Entry(from: $0)"),
        ("Entry", "NetResEntry", "EntrySamples.response($0)"),
      ]),
    Known(
      style: "module", module: "ItemsImplementation", compositionRoot: "DependenciesContainer",
      next: ["EntryModuleImp(externalDependencies: externalDependencies).entriesFlow()"],
      conversions: [("Entry", "EntryDTO", "EntryDTO($0)"), ("EntryDTO", "Entry", "$0.toDomain()")]),
    Known(
      style: "reactive", module: "Payments", compositionRoot: "AppDependencies",
      conversions: [
        ("Entry", "ApiEntryRequest", "ApiEntryRequest($0)"), ("ApiEntryResponse", "Entry", "$0.entry"),
      ]),
    Known(
      style: "repository", module: "Users", compositionRoot: "AppDependencies",
      conversions: [("Entry", "EntryDto", "EntryDto($0)"), ("EntryDto", "Entry", "$0.toDomain()")]),
  ]
}
