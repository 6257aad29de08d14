/// The lists of ``FileFacts``.
@usableFromInline struct FactLists: Sendable, Equatable {
  @usableFromInline var names = NameTable.ofEmptyName
  @usableFromInline var imports: [ImportFact] = []
  @usableFromInline var declarations: [DeclarationFact] = []
  @usableFromInline var parameters: [ParameterFact] = []
  @usableFromInline var attributes: [AttributeFact] = []
  @usableFromInline var genericParameters: [GenericParameterFact] = []
  @usableFromInline var typeLists: [UInt32] = []
  @usableFromInline var types: [TypeNode] = []
  @usableFromInline var code: [CodeNode] = []
  @usableFromInline var conditions: [ConditionFact] = [ConditionFact()]
  @usableFromInline var suppressions: [SuppressionFact] = []
  @usableFromInline var lineStarts: [UInt32] = [0]
  @usableFromInline var syntaxErrors: [UInt32] = []
  @usableFromInline var topLevelCode = Span.empty

  @usableFromInline init() {}
}

/// Stores the lists of one file, so that copying facts retains one reference instead of one for each list. The lists
/// are in a box, since every access to a stored property of a class would be checked for exclusivity.
///
/// Unchecked: ``FileFacts`` writes only while nothing else refers to the storage.
@usableFromInline final class FactStorage: @unchecked Sendable {
  @usableFromInline let lists: Box<FactLists>

  @usableFromInline init(_ value: FactLists) { lists = Box(value) }
}
