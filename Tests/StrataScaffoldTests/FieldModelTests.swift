import Testing

@testable import StrataScaffold

/// Models of the project as types of fields.
@Suite struct FieldModelTests {
  private static let root = "Sources/App/Root.swift"

  /// An app with a feature that has fields.
  private func app(
    _ style: String, with name: String = "Author", _ fields: String = "name: String"
  ) throws -> FeatureFiles {
    let exemplar = try BuiltInExemplar(style: style)
    let root = [Self.root: Array("final class \(exemplar.compositionRoot) { let network = 1 }\n".utf8)]
    let feature = try FieldFeature(
      #require(GrownName(name)), FieldList(fields), like: exemplar, in: FeatureFiles(root))
    return FeatureFiles(root.merging(feature.files) { $1 })
  }

  private func files(
    _ name: String = "Book", _ fields: String, style: String = "repository", in app: FeatureFiles
  ) throws -> [String: String] {
    let exemplar = try BuiltInExemplar(style: style)
    let list = try FieldList(fields) { (name) throws(FieldProblem) in try exemplar.model(named: name, in: app) }
    let feature = try FieldFeature(#require(GrownName(name)), list, like: exemplar, in: app)
    return feature.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private static let fields = "title: String, author: Author, editor: Author?, critics: [Author], heirs: [Author]?"

  @Test func theEntityAndWhatTheServerSendsHaveTheModelsOfTheirLayers() throws {
    let files = try files("Book", Self.fields, in: app("repository"))
    #expect(
      files["Sources/Domain/Models/Book.swift"]
        == "struct Book: Identifiable, Hashable, Sendable {\n  let id: String\n  let title: String\n  let author: Author\n"
        + "  let editor: Author?\n  let critics: [Author]\n  let heirs: [Author]?\n}\n")
    let dto = try #require(files["Sources/Data/DTO/BookDto.swift"])
    #expect(dto.contains("  let author: AuthorDto\n  let editor: AuthorDto?\n  let critics: [AuthorDto]\n"))
    #expect(
      dto.contains(
        "      author: AuthorDto(book.author),\n      editor: book.editor.map { AuthorDto($0) },\n"
          + "      critics: book.critics.map { AuthorDto($0) },\n"
          + "      heirs: book.heirs.map { $0.map { AuthorDto($0) } })"))
    #expect(
      dto.contains(
        "      author: author.toDomain(),\n      editor: editor.map { $0.toDomain() },\n"
          + "      critics: critics.map { $0.toDomain() },\n      heirs: heirs.map { $0.map { $0.toDomain() } })"))
  }

  @Test func theFormShowsAModelAndKeepsIt() throws {
    let files = try files("Book", Self.fields, in: app("repository"))
    let draft = try #require(files["Sources/Presentation/BookDetail/BookDraft.swift"])
    #expect(
      draft.contains("  var title = \"\"\n  var author: Author?\n  var editor: Author?\n  var critics: [Author] = []\n")
    )
    #expect(draft.contains("    author = book.author\n    editor = book.editor\n"))
    #expect(draft.contains("    if author == nil { names.append(\"Author\") }\n    if names.isEmpty"))
    #expect(draft.contains("    guard let author else { return nil }\n    return Book("))
    let row = try #require(files["Sources/Presentation/BookList/BookRowView.swift"])
    #expect(row.contains("Text(verbatim: book.author.name)\n"))
    #expect(row.contains("Text(verbatim: book.editor?.name ?? \"\")\n"))
    #expect(row.contains("Text(verbatim: book.critics.map(\\.name).joined(separator: \"; \"))\n"))
    let form = try #require(files["Sources/Presentation/BookDetail/BookDetailView.swift"])
    #expect(form.contains("LabeledContent(\"Author\", value: draft.author?.name ?? \"\")\n"))
    #expect(form.contains("TextField(\"Title\", text: $draft.title)"))
  }

  @Test func samplesHaveThoseOfTheModel() throws {
    let files = try files("Book", Self.fields, in: app("repository"))
    let samples = try #require(files["Tests/Fakes/BookSamples.swift"])
    #expect(samples.contains("    author: AuthorSamples.first,\n    editor: AuthorSamples.first,\n"))
    #expect(
      samples.contains("    author: AuthorSamples.second,\n    editor: nil,\n    critics: [AuthorSamples.second],\n"))
  }

  /// Each style has its own ways between the layers.
  @Test(
    arguments: [
      ("coordinator", ["AuthorDTO(book.author)", "author: author.author"]),
      (
        "gateway",
        ["NetReqAuthor(from: book.author)", "Author(from: response.author)", "AuthorSamples.response(book.author)"]
      ),
      ("module", ["AuthorDTO(book.author)", "author.toDomain()"]),
      (
        "reactive",
        ["author = ApiAuthorRequest(book.author)", "let author: ApiAuthorResponse", "author: author.author"]
      ),
    ])
  func eachStyleConvertsInItsWay(style: String, code: [String]) throws {
    let text = try files("Book", "title: String, author: Author", style: style, in: app(style)).values.joined()
    for code in code { #expect(text.contains(code), "\(style): \(code)") }
    #expect(!text.contains("author.fieldText") && !text.contains("read(\\.author"))
  }

  @Test func aModelWithoutATextIsNamedByItsIdentity() throws {
    let app = try app("repository", with: "URLBox", "weight: Double")
    let row = try #require(
      try files("Book", "title: String, box: URLBox", in: app)["Sources/Presentation/BookList/BookRowView.swift"])
    #expect(row.contains("Text(verbatim: book.box.id.fieldText)\n"))
  }

  @Test func whatCannotBeATypeIsRefusedWithWhatIsMissing() throws {
    let app = try app("repository")
    #expect(throws: FieldProblem.unknownType("Auther", field: "a")) { try files("Book", "t: Int, a: Auther", in: app) }
    #expect(throws: FieldProblem.noModel("AuthorDto", missing: "AuthorDtoSamples.first")) {
      try files("Book", "t: Int, a: AuthorDto", in: app)
    }
    #expect(throws: FieldProblem.onlyModels) { try files("Book", "a: [Author], b: Author?", in: app) }
    #expect(throws: FieldProblem.identity("Author")) { try files("Book", "id: Author, a: Int", in: app) }
    let bare = FeatureFiles([Self.root: Array("struct AppDependencies {}\nstruct Author { let id: Int }\n".utf8)])
    #expect(throws: FieldProblem.noModel("Author", missing: "AuthorSamples.first")) {
      try files("Book", "t: Int, a: Author", in: bare)
    }
    #expect(FieldProblem.noModel("Author", missing: "x").description.contains("strata add feature Author --fields"))
  }
}
