/// The values of a statement. The first four need no memory of their own.
@usableFromInline
struct BoundValues: Sendable {
  @usableFromInline var first = SQLValue.null
  @usableFromInline var second = SQLValue.null
  @usableFromInline var third = SQLValue.null
  @usableFromInline var fourth = SQLValue.null
  @usableFromInline var rest: [SQLValue] = []
  @usableFromInline var count = 0

  @inlinable init() {}

  init(_ values: [SQLValue]) {
    for value in values { append(value) }
  }

  @inlinable @inline(__always)
  mutating func append(_ value: SQLValue) {
    switch count {
    case 0: first = value
    case 1: second = value
    case 2: third = value
    case 3: fourth = value
    default: rest.append(value)
    }
    count += 1
  }

  var all: [SQLValue] { [first, second, third, fourth].prefix(count) + rest }

  /// Calls `body` with each value and its number, from 1, until it says otherwise than `success`.
  func bind(success: Int32, _ body: (borrowing SQLValue, Int32) -> Int32) -> Int32 {
    guard count > 0 else { return success }
    var code = body(first, 1)
    if count > 1, code == success { code = body(second, 2) }
    if count > 2, code == success { code = body(third, 3) }
    if count > 3, code == success { code = body(fourth, 4) }
    for (offset, value) in rest.enumerated() where code == success { code = body(value, Int32(offset + 5)) }
    return code
  }
}
