/// The resolved code base: every file's facts, every type, and every reference between types that could be resolved
/// without a build. Indices are dense; all lists are sorted by path, then position, and so are the same in every run.
public struct Graph: Sendable {
  /// Sorted by path.
  public var files: [SourceFile]
  /// Sorted by name.
  public var modules: [Module]
  /// All nominal types and type aliases, sorted by file and position.
  public var types: [TypeEntity]
  /// Names that no file of the project declares, as far as something refers to them; sorted by name.
  public var externals: [ExternalType]
  /// Sorted by file and position.
  public var references: [Reference]
  /// `outgoing[t]` = indices into `references` whose source is type `t`, ascending.
  public var outgoing: Adjacency
  /// `incoming[t]` = indices into `references` whose target is type `t`, ascending.
  public var incoming: Adjacency
  /// `inFile[f]` = indices into `references` that stand in file `f`: a contiguous range.
  public var referencesInFile: [Range<Int>]
  /// Type that a declaration declares or (for an extension) extends: `typeOfDeclaration[file][declaration]`.
  public var typeOfDeclaration: [[TypeID?]]
  public var ledger: Ledger
  /// What was ambiguous or unresolved, sorted by file and position.
  public var gaps: [Gap]

  public init(
    files: [SourceFile] = [], modules: [Module] = [], types: [TypeEntity] = [], externals: [ExternalType] = [],
    references: [Reference] = [], outgoing: Adjacency = Adjacency(), incoming: Adjacency = Adjacency(),
    referencesInFile: [Range<Int>] = [], typeOfDeclaration: [[TypeID?]] = [], ledger: Ledger = Ledger(),
    gaps: [Gap] = []
  ) {
    self.files = files
    self.modules = modules
    self.types = types
    self.externals = externals
    self.references = references
    self.outgoing = outgoing
    self.incoming = incoming
    self.referencesInFile = referencesInFile
    self.typeOfDeclaration = typeOfDeclaration
    self.ledger = ledger
    self.gaps = gaps
  }
}

/// A source file of the project.
public struct SourceFile: Sendable {
  /// Relative to the project's root, with `/`.
  public var path: String
  public var module: ModuleID
  /// Belongs to tests, by the definition's `tests` or by its target.
  public var isTest: Bool
  public var facts: FileFacts

  public init(path: String, module: ModuleID, isTest: Bool, facts: FileFacts) {
    self.path = path
    self.module = module
    self.isTest = isTest
    self.facts = facts
  }
}

/// A module (a target) of the project.
public struct Module: Sendable, Hashable {
  /// How the module was found.
  public enum Origin: String, Sendable { case packageManifest, xcodeProject, tuist, xcodeGen, folder, definition }

  public var name: String
  public var isTest: Bool
  public var origin: Origin
  /// Names of the modules that the manifest says it depends on, sorted; empty when not known.
  public var dependencies: [String]

  public init(name: String, isTest: Bool, origin: Origin, dependencies: [String] = []) {
    self.name = name
    self.isTest = isTest
    self.origin = origin
    self.dependencies = dependencies
  }
}

/// Lists of indices for each of a dense range of nodes, in one buffer.
public struct Adjacency: Sendable {
  public var starts: [UInt32]
  public var indices: [UInt32]

  public init(starts: [UInt32] = [0], indices: [UInt32] = []) {
    self.starts = starts
    self.indices = indices
  }

  /// The indices listed for node `i`; empty for a node out of range.
  public subscript(i: Int) -> ArraySlice<UInt32> {
    guard i + 1 < starts.count else { return [] }
    return indices[Int(starts[i])..<Int(starts[i + 1])]
  }
}

/// The honesty ledger: what became of all references.
public struct Ledger: Sendable, Hashable {
  /// All references that were looked at.
  public var references = 0
  /// Resolved to a type of the project.
  public var resolved = 0
  /// Names that the project does not declare.
  public var external = 0
  /// Two or more candidates.
  public var ambiguous = 0
  /// The type of the expression before the name is not known.
  public var unresolved = 0
  /// Types that no layer and no role covers. Counted by the classification.
  public var unassignedTypes = 0

  public init() {}
}

/// A reference that was not resolved.
public struct Gap: Sendable, Hashable {
  /// Several candidates, or none.
  public enum Reason: UInt8, Sendable { case ambiguous, unresolved }
  public var reason: Reason
  public var name: String
  public var file: FileID
  public var offset: UInt32

  public init(reason: Reason, name: String, file: FileID, offset: UInt32) {
    self.reason = reason
    self.name = name
    self.file = file
    self.offset = offset
  }
}
