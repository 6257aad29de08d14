import StrataSyntax

/// The state of one thread while it resolves. It is in a box: it has a size of about a thousand bytes, and
/// would otherwise be copied for calls that only read it.
struct ResolverState: ~Copyable {
  let table: Declarations
  let known: WellKnownTypes
  var arena = TypeArena()
  var lookup: TypeLookup
  var place: ResolutionContext
  var output: ReferenceOutput

  var locals: Locals
  var candidates = GrowingBuffer<Candidate>(capacity: 256)
  var arguments = GrowingBuffer<Argument>(capacity: 256)
  var generics = GrowingBuffer<GenericBinding>(capacity: 64)
  /// Operands and operators of the sequences that are being inferred.
  var items = GrowingBuffer<SequenceItem>(capacity: 64)
  let operatorRanks = OperatorRanks()
  /// Types in a search through supertypes: those visited, then those to visit.
  var seen = GrowingBuffer<Ty>(capacity: 64)
  var open = GrowingBuffer<Ty>(capacity: 64)

  /// Associated types whose constraints are being collected: `T.X` where `T == T.X`.
  var openAssociated = GrowingBuffer<Ty>(capacity: 16)

  /// Types of declarations by number, plus two; zero for "not computed", one for "being computed".
  let valueTypes: FixedBuffer<UInt32>
  /// Targets of aliases, by entity, in the same form.
  let aliasTypes: FixedBuffer<UInt32>
  /// Each entity as a type without generic arguments, and with its own parameters; zero for "not computed".
  let plainTypes: FixedBuffer<UInt32>
  let selfTypes: FixedBuffer<UInt32>
  /// First supertype of each entity in ``supertypeList``, plus one; zero for "not computed".
  let supertypeStarts: FixedBuffer<UInt32>
  var supertypeList = GrowingBuffer<Ty>(capacity: 1 << 10)
  /// The supertypes of types without generic parameters; see ``Resolver/walkSupertypes(of:_:)``.
  var levelList = GrowingBuffer<Ty>(capacity: 1 << 10)
  var levelScratch = GrowingBuffer<Ty>(capacity: 64)
  /// How many types have direct supertypes that are being computed.
  var openClauses = 0
  /// By declaration of the present file: a function in a body that is already resolved.
  var walked = GrowingBuffer<Bool>(capacity: 64)
  /// The depth of nested inferences of associated types.
  var associationDepth = 0
  /// Their results while the outermost one is inferred: they depend on the same others again and again.
  var associations: [Association: Ty] = [:]
  /// Those that are being inferred, the outermost first.
  var openAssociations: [Association] = []
  /// The depth of nested aliases whose targets are being recorded.
  var aliasDepth = 0
  /// The present nesting depth of expressions, types and lookups.
  var depth = 0

  init(_ table: Declarations, symbolCount: Int, recordsCalls: Bool) {
    self.table = table
    known = WellKnownTypes(table)
    lookup = TypeLookup(table, file: table.files[0])
    place = ResolutionContext(file: table.files[0])
    output = ReferenceOutput(symbolCount: symbolCount, recordsCalls: recordsCalls)
    locals = Locals(symbolCount: symbolCount)
    valueTypes = FixedBuffer(repeating: 0, count: table.declarationCount)
    aliasTypes = FixedBuffer(repeating: 0, count: table.entityCount)
    plainTypes = FixedBuffer(repeating: 0, count: table.entityCount)
    selfTypes = FixedBuffer(repeating: 0, count: table.entityCount)
    supertypeStarts = FixedBuffer(repeating: 0, count: table.entityCount)
  }
}
