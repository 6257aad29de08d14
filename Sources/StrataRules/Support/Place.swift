import StrataDefinition
import StrataModel

/// Who refers: the type, layer and role by which a reference is judged.
///
/// Small, since rules ask for the place of every reference.
struct Place {
  private var rawType: UInt32
  var file: FileID
  private var rawLayer: Int16
  private var rawRole: Int16
  private var rawFolder: Int16

  init(type: TypeID?, file: FileID, layer: Int, role: Int, folder: Int) {
    rawType = type?.rawValue ?? noIndex
    self.file = file
    rawLayer = Int16(truncatingIfNeeded: layer)
    rawRole = Int16(truncatingIfNeeded: role)
    rawFolder = Int16(truncatingIfNeeded: folder)
  }

  /// Nil for what stands at file level.
  var type: TypeID? { rawType == noIndex ? nil : TypeID(rawType) }
  var layer: Int { Int(rawLayer) }
  var role: Int { Int(rawRole) }
  /// The layer of the folder, where a misplaced type stands in another one; else `layer`.
  var folder: Int { Int(rawFolder) }

  /// The same code in a file of another layer, which counts instead: the role of the type does not.
  mutating func move(to layer: Int) {
    if layer != self.layer { rawRole = Int16(Placement.none) }
    rawLayer = Int16(truncatingIfNeeded: layer)
    rawFolder = rawLayer
  }
}

extension Placement {
  /// The place of a reference that rules judge; nil when it stands in tests, previews, debug code, a test double
  /// or a composition root. In an extension that stands in a file of another layer, the file's layer counts, and
  /// the type's role does not.
  func place(of reference: Reference) -> Place? {
    guard reference.context.isDisjoint(with: [.preview, .debug]), !isTestFile[reference.file.index] else { return nil }
    guard let source = reference.source else {
      let layer = layerOfFile[reference.file.index]
      guard layer < 0 || !project.definition.layers[layer].isCompositionRoot else { return nil }
      return Place(type: nil, file: reference.file, layer: layer, role: Self.none, folder: layer)
    }
    guard var place = placeOfType[source.index] else { return nil }
    let home = place.file
    place.file = reference.file
    if reference.context.contains(.inExtension), reference.file != home {
      let here = layerOfFile[reference.file.index]
      if here != folderLayerOfType[owner[source.index].index] {
        guard here < 0 || !project.definition.layers[here].isCompositionRoot else { return nil }
        place.move(to: here)
      }
    }
    return place
  }

  /// `misplaced-type` reports where the type stands, so that what follows from it is no finding of its own: its
  /// references count where neither its folder's layer nor its role's may have them, and so do references to it.
  func isMisplaced(_ type: TypeID) -> Bool {
    let folder = folderLayerOfType[type.index]
    return reportsMisplaced && folder >= 0 && folder != layerOfType[type.index]
  }

  /// Whether a place may refer to a type.
  func mayUse(_ place: Place, _ target: TypeID) -> Bool {
    if mayUse(place.layer, target) || place.folder != place.layer && mayUse(place.folder, target) { return true }
    guard isMisplaced(target) else { return false }
    let folder = folderLayerOfType[target.index]
    return folder == place.layer || mayUse(place.layer, folder)
  }

  /// How a report calls the one who refers: the type, or the file for what stands at file level.
  func symbol(_ place: Place) -> String {
    guard let type = place.type else { return fileName(place.file) }
    return project.graph[type].name
  }

  func fileName(_ file: FileID) -> String {
    let path = project.graph.files[file.index].path
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Two types of one outermost type are no strangers to each other.
  func isSameFamily(_ a: TypeID, _ b: TypeID) -> Bool { outermost(a) == outermost(b) }

  func outermost(_ type: TypeID) -> TypeID {
    var current = type
    while let outer = project.graph.types[current.index].outer { current = outer }
    return current
  }

  /// A creation as part of other wiring: what the rules on dependency injection judge, and they alone. A DTO that is
  /// built on the way is no part of it.
  func isWiring(_ reference: Reference) -> Bool {
    switch reference.kind {
    case .creates:
      if reference.context.contains(.defaultArgument) { return true }
      return reference.context.contains(.nestedCreation) && !(reference.target.typeID.map { has(.dto, $0) } ?? false)
    case .calls, .mentions: return reference.context.contains(.defaultArgument)
    default: return false
    }
  }

  /// Stands for an alias whose own target is referred to as well, at the same place.
  func isTransparentAlias(_ target: TypeID) -> Bool {
    standing[target.index].contains(.alias) && project.graph.types[target.index].aliased?.typeID != nil
  }
}

/// For each pair of who and whom the reference that a finding should point at: where it is declared (property,
/// parameter) rather than where it is used.
struct Pairs {
  struct Key: Hashable {
    var source: UInt32
    var isFile: Bool
    var target: Target
  }

  struct Entry {
    var place: Place
    var reference: Reference
    var rank: Int
    var order: Int
    var count: Int
  }

  private var entries: [Key: Entry] = [:]
  private var covered: Set<Cover> = []

  private struct Cover: Hashable {
    var source: UInt32
    var isFile: Bool
    var layer: Int
  }

  static func key(_ place: Place, _ target: Target) -> Key {
    Key(source: place.type?.rawValue ?? place.file.rawValue, isFile: place.type == nil, target: target)
  }

  mutating func add(_ reference: Reference, at place: Place, order: Int) {
    let key = Self.key(place, reference.target)
    let rank = Self.rank(reference)
    guard var entry = entries[key] else {
      entries[key] = Entry(place: place, reference: reference, rank: rank, order: order, count: 1)
      return
    }
    entry.count += 1
    if (rank, order) < (entry.rank, entry.order) {
      entry.place = place
      entry.reference = reference
      entry.rank = rank
      entry.order = order
    }
    entries[key] = entry
  }

  /// Notes that a source names something of a layer.
  mutating func cover(_ place: Place, _ layer: Int) { covered.insert(Self.cover(place, layer)) }

  func covers(_ place: Place, _ layer: Int) -> Bool { covered.contains(Self.cover(place, layer)) }

  private static func cover(_ place: Place, _ layer: Int) -> Cover {
    Cover(source: place.type?.rawValue ?? place.file.rawValue, isFile: place.type == nil, layer: layer)
  }

  /// All pairs, in source order.
  func sorted(without claimed: Set<Key> = []) -> [Entry] {
    entries.filter { !claimed.contains($0.key) }.map(\.value).sorted { $0.order < $1.order }
  }

  static func rank(_ reference: Reference) -> Int {
    switch reference.kind {
    case .stores, .inherits: return 0
    case .takes: return reference.context.contains(.initializerParameter) ? 1 : 2
    case .returns: return 2
    case .creates, .calls, .mentions: return reference.context.contains(.propertyInitializer) ? 0 : 3
    }
  }
}
