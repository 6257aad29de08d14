import StrataModel

/// The traits of every type that selectors test, in plain arrays.
struct TypeTraits {
  let files: [Int32]
  let outers: [Int32]
  let signs: [Signs]
  private let nameBytes: [UInt8]
  private let nameEnds: [Int32]

  /// What many types do not have, so that most selectors need not be evaluated for them.
  struct Parts: OptionSet {
    let rawValue: UInt8

    static let supertypes = Parts(rawValue: 1)
    static let attributes = Parts(rawValue: 2)
    /// An enclosing type.
    static let outer = Parts(rawValue: 4)
    static let topLevel = Parts(rawValue: 8)
    static let isPublic = Parts(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// What excludes a type from most selectors before they are evaluated.
  struct Signs {
    /// The kind as a bit.
    let kind: UInt32
    let parts: Parts
    /// How the simple name begins and ends.
    let first: ByteMask
    let last: ByteMask

    init(of entity: borrowing TypeEntity, isOnMainActor: Bool) {
      kind = 1 << UInt32(entity.kind.rawValue)
      var parts: Parts = []
      if !entity.supertypes.isEmpty { parts.insert(.supertypes) }
      if !entity.attributes.isEmpty || isOnMainActor { parts.insert(.attributes) }
      parts.insert(entity.outer != nil ? .outer : .topLevel)
      if entity.access >= .package { parts.insert(.isPublic) }
      self.parts = parts
      first = ByteMask(entity.simpleName.utf8.first)
      last = ByteMask(ending: entity.simpleName.utf8)
    }
  }

  init(_ graph: Graph) {
    var files: [Int32] = []
    var outers: [Int32] = []
    var bytes: [UInt8] = []
    var ends: [Int32] = []
    files.reserveCapacity(graph.types.count)
    outers.reserveCapacity(graph.types.count)
    ends.reserveCapacity(graph.types.count)
    bytes.reserveCapacity(graph.types.count * 24)
    for i in graph.types.indices {
      files.append(Int32(graph.types[i].declaration.file.index))
      outers.append(graph.types[i].outer.map { Int32($0.index) } ?? -1)
      bytes.append(contentsOf: graph.types[i].simpleName.utf8)
      ends.append(Int32(bytes.count))
    }
    self.files = files
    self.outers = outers
    // By index, since iterating would copy each type.
    signs = graph.types.indices.map { index in
      Signs(of: graph.types[index], isOnMainActor: graph.modules[graph.types[index].module.index].isOnMainActor)
    }
    nameBytes = bytes
    nameEnds = ends
  }

  func withName<Result>(of type: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    nameBytes.withUnsafeBufferPointer { bytes in
      let start = type == 0 ? 0 : Int(nameEnds[type - 1])
      return body(UnsafeBufferPointer(rebasing: bytes[start..<Int(nameEnds[type])]))
    }
  }
}
