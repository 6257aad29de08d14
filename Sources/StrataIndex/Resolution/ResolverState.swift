import StrataModel
import StrataSyntax

/// What one thread remembers while it resolves. Lives behind a pointer: it is a thousand bytes large, and would
/// otherwise be copied for calls that only read.
struct ResolverState {
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
  /// Operands and operators of the sequences at hand.
  var items = GrowingBuffer<SequenceItem>(capacity: 64)
  let operatorRanks = OperatorRanks()
  /// Types on the way up through supertypes: those seen, then those still to see.
  var seen = GrowingBuffer<Ty>(capacity: 64)
  var open = GrowingBuffer<Ty>(capacity: 64)

  /// Types of declarations by number, plus two; zero for not asked yet, one for "being found out".
  let valueTypes: UnsafeMutablePointer<UInt32>
  /// Targets of aliases, by entity, in the same way.
  let aliasTypes: UnsafeMutablePointer<UInt32>
  /// Each entity as a type without generic arguments, and with its own parameters; zero for not asked yet.
  let plainTypes: UnsafeMutablePointer<UInt32>
  let selfTypes: UnsafeMutablePointer<UInt32>
  /// First supertype of each entity in ``supertypeList``, plus one; zero for not asked yet.
  let supertypeStarts: UnsafeMutablePointer<UInt32>
  var supertypeList = GrowingBuffer<Ty>(capacity: 1 << 10)
  /// The types above closed types; see ``Resolver/walkSupertypes(of:_:)``.
  var levelList = GrowingBuffer<Ty>(capacity: 1 << 10)
  var levelScratch = GrowingBuffer<Ty>(capacity: 64)
  /// How many types are finding out their direct supertypes.
  var openClauses = 0
  /// By declaration of the present file: a function in a body that is already resolved.
  var walked = GrowingBuffer<Bool>(capacity: 64)
  /// How many associated types are being inferred, one for the other.
  var associationDepth = 0
  /// Their results while the outermost one is inferred: each needs the same others again and again.
  var associations: [Association: Ty] = [:]
  /// How many aliases are being noted, one inside the other.
  var aliasDepth = 0
  /// How deep expressions, types and look-ups are nested at the moment.
  var depth = 0

  init(_ table: Declarations, symbolCount: Int) {
    self.table = table
    known = WellKnownTypes(table)
    lookup = TypeLookup(table, file: table.files[0])
    place = ResolutionContext(file: table.files[0])
    output = ReferenceOutput(symbolCount: symbolCount)
    locals = Locals(symbolCount: symbolCount)
    valueTypes = .allocate(capacity: table.declarationCount)
    valueTypes.initialize(repeating: 0, count: table.declarationCount)
    aliasTypes = .allocate(capacity: table.entityCount)
    aliasTypes.initialize(repeating: 0, count: table.entityCount)
    plainTypes = .allocate(capacity: table.entityCount)
    plainTypes.initialize(repeating: 0, count: table.entityCount)
    selfTypes = .allocate(capacity: table.entityCount)
    selfTypes.initialize(repeating: 0, count: table.entityCount)
    supertypeStarts = .allocate(capacity: table.entityCount)
    supertypeStarts.initialize(repeating: 0, count: table.entityCount)
  }

  func free() {
    arena.free()
    lookup.free()
    locals.free()
    candidates.free()
    arguments.free()
    generics.free()
    items.free()
    walked.free()
    seen.free()
    open.free()
    supertypeList.free()
    levelList.free()
    levelScratch.free()
    valueTypes.deallocate()
    aliasTypes.deallocate()
    plainTypes.deallocate()
    selfTypes.deallocate()
    supertypeStarts.deallocate()
  }
}
