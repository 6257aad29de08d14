import StrataSyntax

/// The types that occur in one thread, each once.
///
/// Arguments of functions that only read must not be calls that create types (`arena.operand(valueType(d), 0)`): the
/// arena may be loaded before its arguments are evaluated, and creating a type can move its memory.
struct TypeArena: ~Copyable {
  struct Node: BitwiseCopyable {
    var kind: TyKind
    /// Contains a generic parameter, `Self` or a dependent type.
    var isOpen: Bool
    var count: UInt16
    var payload: UInt32
    var first: UInt32
    var hash: UInt32
    /// Its metatype and its optional; zero until they are needed.
    var metatype: UInt32 = 0
    var optional: UInt32 = 0
    /// The index of its stored supertypes; zero until they are needed.
    var levels: UInt32 = 0

    /// Value of ``levels`` for a type whose supertypes must not be stored.
    static let unsettled = UInt32.max
  }

  private(set) var nodes = GrowingBuffer<Node>(capacity: 1 << 10)
  private(set) var operands = GrowingBuffer<UInt32>(capacity: 1 << 12)
  /// Operands of types that are being built.
  var scratch = GrowingBuffer<UInt32>(capacity: 256)
  private var slots: FixedBuffer<UInt32>
  private var mask = (1 << 12) - 1

  /// A tuple or function with more parts is treated as unknown.
  static let maximumOperands = 4096
  /// How many types had more parts.
  var cutOff = 0

  init() {
    slots = FixedBuffer(repeating: 0, count: mask + 1)
    nodes.append(Node(kind: .unknown, isOpen: false, count: 0, payload: 0, first: 0, hash: 0))
    // In the order of the ids in ``Ty``.
    _ = close(.tuple, 0, from: 0)
    _ = close(.external, 0, from: 0)
  }

  // MARK: Reading

  @inline(__always) subscript(type: Ty) -> Node { nodes[Int(type.id)] }
  @inline(__always) func kind(_ type: Ty) -> TyKind { nodes[Int(type.id)].kind }
  @inline(__always) func isOpen(_ type: Ty) -> Bool { nodes[Int(type.id)].isOpen }

  /// An operand that is a type.
  @inline(__always) func operand(_ type: Ty, _ index: Int) -> Ty {
    let node = nodes[Int(type.id)]
    return index < Int(node.count) ? Ty(operands[Int(node.first) + index]) : .unknown
  }

  /// The label of a tuple's element.
  @inline(__always) func label(_ tuple: Ty, _ element: Int) -> Symbol {
    Symbol(operands[Int(nodes[Int(tuple.id)].first) + element * 2 + 1])
  }

  /// The type of a tuple's element.
  @inline(__always) func element(_ tuple: Ty, _ element: Int) -> Ty { operand(tuple, element * 2) }

  /// The number of elements of a tuple.
  @inline(__always) func elementCount(_ tuple: Ty) -> Int { Int(nodes[Int(tuple.id)].count) / 2 }

  /// The number of parameters of a function.
  @inline(__always) func parameterCount(_ function: Ty) -> Int { Int(nodes[Int(function.id)].count) - 1 }

  /// The result of a function.
  @inline(__always) func result(_ function: Ty) -> Ty { operand(function, parameterCount(function)) }

  /// The entity of a nominal type, or the number of a module; nil for all other types.
  @inline(__always) func entity(_ type: Ty) -> EntityID? {
    let node = nodes[Int(type.id)]
    return node.kind == .nominal ? node.payload : nil
  }

  /// The wrapped type of an optional; every other type unchanged.
  @inline(__always) func unwrapped(_ type: Ty) -> Ty { kind(type) == .optional ? operand(type, 0) : type }

  func setLevels(of type: Ty, to levels: UInt32) { nodes.base[Int(type.id)].levels = levels }

  // MARK: Making

  mutating func make(_ kind: TyKind, _ payload: UInt32 = 0) -> Ty {
    let short = Self.short(Self.hash(kind, payload))
    var slot = Int(short) & mask
    while slots[slot] != 0 {
      let node = nodes[Int(slots[slot])]
      if node.hash == short, node.kind == kind, node.payload == payload, node.count == 0 { return Ty(slots[slot]) }
      slot = (slot + 1) & mask
    }
    return add(kind, payload, short, slot, from: scratch.count, 0)
  }

  mutating func make(_ kind: TyKind, _ payload: UInt32 = 0, _ operand: Ty) -> Ty {
    let mark = scratch.count
    scratch.append(operand.id)
    return close(kind, payload, from: mark)
  }

  mutating func make(_ kind: TyKind, _ payload: UInt32 = 0, _ first: Ty, _ second: Ty) -> Ty {
    let mark = scratch.count
    scratch.append(first.id)
    scratch.append(second.id)
    return close(kind, payload, from: mark)
  }

  /// The optional of a type. The optional of the unknown type is unknown, and an optional is not wrapped again.
  mutating func optional(_ wrapped: Ty) -> Ty {
    if !wrapped.isKnown || kind(wrapped) == .optional { return wrapped }
    let known = nodes[Int(wrapped.id)].optional
    if known != 0 { return Ty(known) }
    let type = make(.optional, 0, wrapped)
    nodes.base[Int(wrapped.id)].optional = type.id
    return type
  }

  /// The metatype of a type.
  mutating func metatype(_ type: Ty) -> Ty {
    guard type.isKnown else { return .unknown }
    let known = nodes[Int(type.id)].metatype
    if known != 0 { return Ty(known) }
    let metatype = make(.metatype, 0, type)
    nodes.base[Int(type.id)].metatype = metatype.id
    return metatype
  }

  /// Builds a type from the operands in ``scratch`` from a mark on, and removes them there.
  mutating func close(_ kind: TyKind, _ payload: UInt32, from mark: Int) -> Ty {
    let count = scratch.count - mark
    if count > Self.maximumOperands {
      cutOff += 1
      scratch.truncate(to: mark)
      return .unknown
    }
    var hash = Self.hash(kind, payload)
    for index in mark..<scratch.count {
      hash = (hash ^ UInt64(scratch[index])) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 31
    }
    let short = Self.short(hash)
    var slot = Int(short) & mask
    while slots[slot] != 0 {
      let id = slots[slot]
      let node = nodes[Int(id)]
      if node.hash == short, node.kind == kind, node.payload == payload, Int(node.count) == count,
        hasOperands(node, from: mark)
      {
        scratch.truncate(to: mark)
        return Ty(id)
      }
      slot = (slot + 1) & mask
    }
    return add(kind, payload, short, slot, from: mark, count)
  }

  /// That of a type without operands.
  @inline(__always) private static func hash(_ kind: TyKind, _ payload: UInt32) -> UInt64 {
    (UInt64(kind.rawValue) << 32 | UInt64(payload)) &* 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always) private static func short(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  private func hasOperands(_ node: Node, from mark: Int) -> Bool {
    for index in 0..<Int(node.count) where operands[Int(node.first) + index] != scratch[mark + index] { return false }
    return true
  }

  private mutating func add(
    _ kind: TyKind, _ payload: UInt32, _ hash: UInt32, _ slot: Int, from mark: Int, _ count: Int
  ) -> Ty {
    var isOpen = kind == .parameter || kind == .selfType || kind == .dependent
    let first = UInt32(operands.count)
    for index in mark..<scratch.count {
      let isLabel = kind == .tuple && (index - mark) % 2 == 1
      if !isLabel, nodes[Int(scratch[index])].isOpen { isOpen = true }
      operands.append(scratch[index])
    }
    scratch.truncate(to: mark)
    let id = UInt32(nodes.count)
    nodes.append(
      Node(
        kind: kind, isOpen: isOpen, count: UInt16(truncatingIfNeeded: count), payload: payload, first: first,
        hash: hash))
    slots[slot] = id
    if nodes.count * 2 > mask { grow() }
    return Ty(id)
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots = FixedBuffer(repeating: 0, count: mask + 1)
    for id in 1..<nodes.count {
      var slot = Int(nodes[id].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id)
    }
  }
}
