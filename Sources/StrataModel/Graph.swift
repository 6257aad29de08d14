/// The resolved code base: every file's facts, every type, and every reference between types that could be resolved
/// without a build. Indices are dense; all lists are sorted by path, then position, and so are the same in every run.
///
/// A class, because every stage after resolution holds it: copies of a struct of so many lists cost more than their use.
public final class Graph: Sendable {
  /// Sorted by path.
  public let files: [SourceFile]
  /// Sorted by name.
  public let modules: [Module]
  /// All nominal types and type aliases, sorted by file and position.
  public let types: [TypeEntity]
  /// Names that no file of the project declares and that something refers to; sorted by name.
  public let externals: [ExternalType]
  /// Sorted by file and position.
  public let references: [Reference]
  /// `outgoing[t]` = indices into `references` whose source is type `t`, ascending.
  public let outgoing: Adjacency
  /// `incoming[t]` = indices into `references` whose target is type `t`, ascending.
  public let incoming: Adjacency
  /// `inFile[f]` = indices into `references` of the references in file `f`: a contiguous range.
  public let referencesInFile: [Range<Int>]
  /// Type that a declaration declares or (for an extension) extends: `typeOfDeclaration[file][declaration]`.
  public let typeOfDeclaration: [[TypeID?]]
  public let ledger: Ledger
  /// The ambiguous and unresolved references, sorted by file and position.
  public let gaps: [Gap]

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
  /// The home module: if several targets compile the file, the first one in the manifest that is not a test target.
  public var module: ModuleID
  /// Further modules whose targets also compile the file, ascending.
  public var otherModules: [ModuleID]
  /// Whether the file belongs to tests, by the definition's `tests` or by its target.
  public var isTest: Bool
  /// Whether no target of the manifests compiles the file, and no compiled file needs it: a copy that was left behind.
  public var isUncompiled: Bool
  public var facts: FileFacts

  public init(
    path: String, module: ModuleID, otherModules: [ModuleID] = [], isTest: Bool, isUncompiled: Bool = false,
    facts: FileFacts
  ) {
    self.path = path
    self.module = module
    self.otherModules = otherModules
    self.isTest = isTest
    self.isUncompiled = isUncompiled
    self.facts = facts
  }

  /// All modules whose targets compile the file, the home module first.
  public var modules: FileModules { FileModules(home: module, others: otherModules) }
}

/// A module (a target) of the project.
public struct Module: Sendable, Hashable {
  /// How the module was found. The targets of XcodeGen manifests are those of the Xcode project that they describe.
  public enum Origin: String, Sendable { case packageManifest, xcodeProject, tuist, folder, definition }

  /// What serves the work on an app and is not part of it: helpers of tests, and tools that developers run.
  public enum Support: String, Sendable, CustomStringConvertible {
    case tests, development

    public var description: String {
      switch self {
      case .tests: "helpers of tests"
      case .development: "tools for developers"
      }
    }
  }

  public var name: String
  public var isTest: Bool
  public var origin: Origin
  /// Nil for modules of the app, and for test targets. The files of the others count as test code.
  public var support: Support?
  /// Names of the modules that it depends on according to the manifest, sorted; empty if not known.
  public var dependencies: [String]
  /// Names of the products of external packages that it depends on according to the manifest, sorted.
  public var outsideProducts: [String]
  /// The name in `import` declarations if it is not ``name``: because several modules share it, or because the name of
  /// the target is no identifier (`core-data` is imported as `core_data`).
  public var importName: String?
  /// Whether its declarations are on the main actor unless they say something else: the default isolation that its
  /// manifest or its build settings state.
  public var isOnMainActor = false
  /// The direct dependencies that its manifest declares, with their locations; nil where the manifest does not decide
  /// what files may import, as in Xcode projects.
  public var declared: DeclaredDependencies?

  /// Whether files see the same in both: what the manifest declares, and where, plays no part.
  package func isSame(as other: Module) -> Bool {
    var other = other
    other.declared = declared
    return self == other
  }

  /// The name in `import` declarations.
  public var importedName: String { importName ?? name }

  /// Whether one of its names fulfils a condition.
  package func isNamed(_ condition: (String) -> Bool) -> Bool { condition(name) || importName.map(condition) ?? false }

  public init(
    name: String, isTest: Bool, origin: Origin, dependencies: [String] = [], outsideProducts: [String] = [],
    importName: String? = nil
  ) {
    self.name = name
    self.outsideProducts = outsideProducts
    self.importName = importName
    self.isTest = isTest
    self.origin = origin
    self.dependencies = dependencies
  }
}

/// A list of indices for each node of a dense range, in one buffer.
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

/// How many references were resolved, and why the others were not.
public struct Ledger: Sendable, Hashable {
  public var production = Counts()
  public var tests = Counts()
  /// Types without a layer and without a role. Counted by the classification.
  public var unassignedTypes = 0
  /// Types without a layer, whatever their role; 0 if the definition has no layers.
  public var typesWithoutLayer = 0
  /// Files with code, neither in a layer nor with a type in one; 0 if the definition has no layers.
  public var filesWithoutLayer = 0

  /// The references of production code or of tests. Each reference is one of `resolved`, `external`, `objectiveC`,
  /// `ambiguous` and `unresolved`.
  public struct Counts: Sendable, Hashable {
    /// All references.
    public var references = 0
    /// Resolved to a declaration of the project.
    public var resolved = 0
    /// Names that the project does not declare.
    public var external = 0
    /// Names that the project declares in Objective-C.
    public var objectiveC = 0
    /// Names with two or more candidates.
    public var ambiguous = 0
    /// Members of an expression whose type is not known, and names that a module declares that the file does not see.
    public var unresolved = 0
    /// The part of `unresolved` that a module of the project declares that the file does not see: it neither belongs to
    /// that module nor imports it.
    public var notVisible = 0
    /// How often a limit ended a search early. References that the search would have found are not counted.
    public var cutOff = 0

    public init() {}

    public static func + (a: Counts, b: Counts) -> Counts {
      var sum = a
      sum.references += b.references
      sum.resolved += b.resolved
      sum.external += b.external
      sum.objectiveC += b.objectiveC
      sum.ambiguous += b.ambiguous
      sum.unresolved += b.unresolved
      sum.notVisible += b.notVisible
      sum.cutOff += b.cutOff
      return sum
    }
  }

  public init() {}

  /// Production code and tests together.
  public var total: Counts { production + tests }
}

/// A reference that was not resolved.
public struct Gap: Sendable, Hashable {
  /// Why it was not resolved.
  public enum Reason: UInt8, Sendable, BitwiseCopyable {
    /// There are several candidates.
    case ambiguous
    /// There is no candidate, because the type of the expression before the name is not known.
    case unresolved
    /// A module of the project declares the name, but the file does not see it.
    case notVisible
  }
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
