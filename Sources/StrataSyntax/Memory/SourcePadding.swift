/// The memory around source text that the reader reads without checks.
package enum SourcePadding {
  /// Bytes before the text and after it.
  package static let size = 64
}
