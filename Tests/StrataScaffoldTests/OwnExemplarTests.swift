import Testing

@testable import StrataScaffold

/// A feature of the project as the exemplar of another one with fields.
@Suite struct OwnExemplarTests {
  private static let root = "Sources/App/Root.swift"
  private static let row = "Sources/Presentation/AuthorList/AuthorRowView.swift"
  private static let draft = "Sources/Presentation/AuthorDetail/AuthorDraft.swift"

  private func author(_ style: String, _ fields: String) throws -> (files: [String: [UInt8]], paths: Set<String>) {
    let exemplar = try BuiltInExemplar(style: style)
    let root = [Self.root: Array("final class \(exemplar.compositionRoot) { let network = 1 }\n".utf8)]
    let feature = try FieldFeature(
      #require(GrownName("Author")), FieldList(fields), like: exemplar, in: FeatureFiles(root))
    return (root.merging(feature.files) { $1 }, Set(feature.files.keys))
  }

  private func book(
    _ fields: String, style: String = "repository", like author: (files: [String: [UInt8]], paths: Set<String>)
  ) throws -> [String: String] {
    let files = FeatureFiles(author.files)
    let own = try BuiltInExemplar(style: style).replaced(
      by: #require(GrownName("Author")), at: author.paths, in: files)
    let feature = try FieldFeature(#require(GrownName("Book")), FieldList(fields), like: own, in: files)
    return feature.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// What nobody changed is as if the exemplar were the built-in one.
  @Test(
    arguments: BuiltInExemplar.styles,
    ["name: String, born: Date?", "id: Int, rank: Double, tags: [String], open: Bool", "id: UUID, since: Date"])
  func anUneditedFeatureMakesWhatTheBuiltInOneDoes(style: String, fields: String) throws {
    let author = try author(style, fields)
    let list = "id: Int, title: String, pages: Int?"
    let exemplar = try BuiltInExemplar(style: style)
    let expected = try FieldFeature(
      #require(GrownName("Book")), FieldList(list), like: exemplar, in: FeatureFiles(author.files))
    let files = try book(list, style: style, like: author)
    for (path, bytes) in expected.files { #expect(files[path] == String(decoding: bytes, as: UTF8.self), "\(path)") }
    #expect(files.count == expected.files.count)
  }

  private func edited(_ path: String, _ old: String, _ new: String) throws -> (
    files: [String: [UInt8]], paths: Set<String>
  ) {
    var author = try author("repository", "name: String, born: Date?")
    let text = String(decoding: try #require(author.files[path]), as: UTF8.self)
    #expect(text.contains(old))
    author.files[path] = Array(text.replacing(old, with: new).utf8)
    return author
  }

  @Test func whatAPersonChangedIsRepeated() throws {
    let author = try edited(
      Self.row, "Text(verbatim: author.name.fieldText)", "Label(author.name.fieldText, systemImage: \"star\")")
    let row = try #require(
      try book("title: String, pages: Int", like: author)["Sources/Presentation/BookList/BookRowView.swift"])
    #expect(row.contains("        Label(book.title.fieldText, systemImage: \"star\")\n"))
    #expect(row.contains("        Label(book.pages.fieldText, systemImage: \"star\")\n"))
    #expect(!row.contains("born") && !row.contains("name"))
  }

  @Test func aPlaceThatMixesFieldsIsNamed() throws {
    let mixed = "Text(verbatim: author.name + author.born.fieldText)"
    let author = try edited(Self.row, "Text(verbatim: author.name.fieldText)", mixed)
    #expect(throws: FieldProblem.mixedField("name", place: "\(Self.row):10: \(mixed)")) {
      try book("title: String", like: author)
    }
    let value =
      "struct AuthorDraft: Equatable, Sendable {\n  static func heading(_ author: Author) -> String { author.name }\n"
    let other = try edited(Self.draft, "struct AuthorDraft: Equatable, Sendable {\n", value)
    #expect(throws: FieldProblem.self) { try book("title: String", like: other) }
  }

  @Test func whatIsNoExemplarIsRefusedWithARemedy() throws {
    let name = try author("repository", "text: String, name: String")
    #expect(throws: FieldProblem.ambiguousField("text")) { try book("title: String", like: name) }
    let none = try author("repository", "names: [String], born: Date?")
    #expect(throws: FieldProblem.noPlainField("Author")) { try book("title: String", like: none) }
    let other = (files: none.files, paths: Set<String>())
    #expect(throws: FieldProblem.noExemplar("Author")) { try book("title: String", like: other) }
    #expect(FieldProblem.noExemplar("Author").description.contains("leave out --like"))
  }

  @Test func theRecordKnowsWhatWasMadeLikeTheBuiltInExemplar() throws {
    var record = GrownRecord()
    record.add(.feature("Book"), like: "Entry", ["b": []])
    record.add(.feature("PressKit"), like: "User", ["c": []])
    #expect(record.files(of: .feature("Book"), like: "Entry") == ["b"])
    #expect(record.files(of: .feature("PressKit"), like: "Entry").isEmpty)
    #expect(record.files(of: .feature("Other"), like: "Entry").isEmpty)
  }
}
