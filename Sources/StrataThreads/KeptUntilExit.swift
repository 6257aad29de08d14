/// Keeps a value until the process ends, so that its memory is not freed: for large values of a process that ends soon.
package func keepUntilExit<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
