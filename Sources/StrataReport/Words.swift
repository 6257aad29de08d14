/// Summaries and messages are half-sentences to be put into others.
func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
