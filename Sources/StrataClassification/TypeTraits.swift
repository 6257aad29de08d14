import StrataModel

/// The traits of every type that selectors test, in plain arrays.
struct TypeTraits {
  let files: [Int32]
  let outers: [Int32]
  let isPublic: [Bool]
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

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// What excludes a type from most selectors before they are evaluated.
  struct Signs {
    /// The kind as a bit.
    let kind: UInt32
    let parts: Parts
    /// The first and last bytes of the simple name.
    let firstByte: ByteMask
    let lastByte: ByteMask

    init(of entity: borrowing TypeEntity) {
      kind = 1 << UInt32(entity.kind.rawValue)
      var parts: Parts = []
      if !entity.supertypes.isEmpty { parts.insert(.supertypes) }
      if !entity.attributes.isEmpty { parts.insert(.attributes) }
      if entity.outer != nil { parts.insert(.outer) }
      self.parts = parts
      firstByte = entity.simpleName.utf8.first.map { ByteMask($0) } ?? .all
      lastByte = entity.simpleName.utf8.last.map { ByteMask($0) } ?? .all
    }
  }

  init(_ graph: Graph) {
    var files: [Int32] = []
    var outers: [Int32] = []
    var isPublic: [Bool] = []
    var bytes: [UInt8] = []
    var ends: [Int32] = []
    files.reserveCapacity(graph.types.count)
    outers.reserveCapacity(graph.types.count)
    isPublic.reserveCapacity(graph.types.count)
    ends.reserveCapacity(graph.types.count)
    bytes.reserveCapacity(graph.types.count * 24)
    for i in graph.types.indices {
      files.append(Int32(graph.types[i].declaration.file.index))
      outers.append(graph.types[i].outer.map { Int32($0.index) } ?? -1)
      isPublic.append(graph.types[i].access >= .package)
      bytes.append(contentsOf: graph.types[i].simpleName.utf8)
      ends.append(Int32(bytes.count))
    }
    self.files = files
    self.outers = outers
    self.isPublic = isPublic
    // By index, since iterating would copy each type.
    signs = graph.types.indices.map { Signs(of: graph.types[$0]) }
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
