/// Summaries and messages are clauses that are put into other sentences.
func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
