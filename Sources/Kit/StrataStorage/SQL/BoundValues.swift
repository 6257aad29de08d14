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
}
