import StrataModel
import StrataSyntax

/// Resolves files one after the other: infers the types of expressions and records every reference. One for each
/// thread. Its files are split by concern; its state is in ``ResolverState``.
struct Resolver: ~Copyable {
  private let state: Box<ResolverState>

  /// Deeper than any code written by people; what is nested deeper is not resolved.
  static let maximumDepth = 900
  /// The depth up to which aliases of aliases are followed.
  static let maximumAliasDepth = 12
  /// The number of supertypes of one type that are visited.
  static let maximumSupertypes = 512
  /// The nesting depth of associated types whose constraints depend on each other.
  static let maximumAssociatedDepth = 16
  /// How many associated types are inferred from each other.
  static let maximumAssociationDepth = 4
  /// The number of enclosing types in the name of an external type.
  static let maximumPathLength = 64
  /// The number of overloads of one name that are compared: with more, the call stays unresolved.
  static let maximumCandidates = 1024

  init(_ table: Declarations, symbolCount: Int, recordsCalls: Bool = false) {
    state = Box(ResolverState(table, symbolCount: symbolCount, recordsCalls: recordsCalls))
  }

  // MARK: State

  @inline(__always) var table: Declarations {
    _read { yield state.pointee.table }
  }
  @inline(__always) var known: WellKnownTypes { state.pointee.known }
  @inline(__always) var arena: TypeArena {
    _read { yield state.pointee.arena }
    nonmutating _modify { yield &state.pointee.arena }
  }
  @inline(__always) var lookup: TypeLookup {
    _read { yield state.pointee.lookup }
    nonmutating _modify { yield &state.pointee.lookup }
  }
  @inline(__always) var place: ResolutionContext {
    _read { yield state.pointee.place }
    nonmutating _modify { yield &state.pointee.place }
  }
  @inline(__always) var output: ReferenceOutput {
    _read { yield state.pointee.output }
    nonmutating _modify { yield &state.pointee.output }
  }
  @inline(__always) var locals: Locals {
    _read { yield state.pointee.locals }
    nonmutating _modify { yield &state.pointee.locals }
  }
  @inline(__always) var candidates: GrowingBuffer<Candidate> {
    _read { yield state.pointee.candidates }
    nonmutating _modify { yield &state.pointee.candidates }
  }
  @inline(__always) var arguments: GrowingBuffer<Argument> {
    _read { yield state.pointee.arguments }
    nonmutating _modify { yield &state.pointee.arguments }
  }
  @inline(__always) var generics: GrowingBuffer<GenericBinding> {
    _read { yield state.pointee.generics }
    nonmutating _modify { yield &state.pointee.generics }
  }
  @inline(__always) var items: GrowingBuffer<SequenceItem> {
    _read { yield state.pointee.items }
    nonmutating _modify { yield &state.pointee.items }
  }
  @inline(__always) var operatorRanks: OperatorRanks { state.pointee.operatorRanks }
  @inline(__always) var seen: GrowingBuffer<Ty> {
    _read { yield state.pointee.seen }
    nonmutating _modify { yield &state.pointee.seen }
  }
  @inline(__always) var open: GrowingBuffer<Ty> {
    _read { yield state.pointee.open }
    nonmutating _modify { yield &state.pointee.open }
  }
  @inline(__always) var openAssociated: GrowingBuffer<Ty> {
    _read { yield state.pointee.openAssociated }
    nonmutating _modify { yield &state.pointee.openAssociated }
  }
  @inline(__always) var valueTypes: UnsafeMutablePointer<UInt32> { state.pointee.valueTypes.base }
  @inline(__always) var aliasTypes: UnsafeMutablePointer<UInt32> { state.pointee.aliasTypes.base }
  @inline(__always) var plainTypes: UnsafeMutablePointer<UInt32> { state.pointee.plainTypes.base }
  @inline(__always) var selfTypes: UnsafeMutablePointer<UInt32> { state.pointee.selfTypes.base }
  @inline(__always) var supertypeStarts: UnsafeMutablePointer<UInt32> { state.pointee.supertypeStarts.base }
  @inline(__always) var supertypeList: GrowingBuffer<Ty> {
    _read { yield state.pointee.supertypeList }
    nonmutating _modify { yield &state.pointee.supertypeList }
  }
  @inline(__always) var levelList: GrowingBuffer<Ty> {
    _read { yield state.pointee.levelList }
    nonmutating _modify { yield &state.pointee.levelList }
  }
  @inline(__always) var levelScratch: GrowingBuffer<Ty> {
    _read { yield state.pointee.levelScratch }
    nonmutating _modify { yield &state.pointee.levelScratch }
  }
  @inline(__always) var openClauses: Int {
    _read { yield state.pointee.openClauses }
    nonmutating _modify { yield &state.pointee.openClauses }
  }
  @inline(__always) var walked: GrowingBuffer<Bool> {
    _read { yield state.pointee.walked }
    nonmutating _modify { yield &state.pointee.walked }
  }
  @inline(__always) var associationDepth: Int {
    _read { yield state.pointee.associationDepth }
    nonmutating _modify { yield &state.pointee.associationDepth }
  }
  @inline(__always) var openAssociations: [Association] {
    _read { yield state.pointee.openAssociations }
    nonmutating _modify { yield &state.pointee.openAssociations }
  }
  @inline(__always) var associations: [Association: Ty] {
    _read { yield state.pointee.associations }
    nonmutating _modify { yield &state.pointee.associations }
  }
  @inline(__always) var aliasDepth: Int {
    _read { yield state.pointee.aliasDepth }
    nonmutating _modify { yield &state.pointee.aliasDepth }
  }
  @inline(__always) var depth: Int {
    _read { yield state.pointee.depth }
    nonmutating _modify { yield &state.pointee.depth }
  }

  /// Enters a level of nesting; false, and counted, if the code is nested too deeply.
  @inline(__always) mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else {
      noteCutOff()
      return false
    }
    depth += 1
    return true
  }

  @inline(__always) mutating func leave() { depth -= 1 }

  /// The results, which are then no longer those of the resolver.
  func takeOutput() -> ThreadOutput {
    var taken = ReferenceOutput(symbolCount: 0)
    swap(&taken, &state.pointee.output)
    return ThreadOutput(taken)
  }

  // MARK: Reading the present file

  @inline(__always) func node(_ index: Int) -> CodeNode { place.file.code[index] }
  @inline(__always) func symbol(_ index: Int) -> Symbol { place.file.symbol(place.file.code[index].name) }
  @inline(__always) func next(_ index: Int) -> Int { Int(place.file.code[index].next) }
  @inline(__always) func use(_ symbol: Symbol) -> SymbolUse { table.uses[Int(symbol.id)] }

  /// The number of a declaration of the present file in the table.
  @inline(__always) func number(_ local: UInt32) -> DeclarationNumber { place.file.declarationBase + local }
}
