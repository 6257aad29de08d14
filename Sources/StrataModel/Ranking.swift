/// How often each name occurs, the most frequent first, then by name.
package func rankedCounts(_ names: some Sequence<String>) -> [Statistics.Count] {
  var counts: [String: Int] = [:]
  for name in names { counts[name, default: 0] += 1 }
  return counts.ranked { $0 }.map { Statistics.Count(name: $0.key, count: $0.value) }
}

extension Dictionary where Key == String {
  /// The entries with the highest counts first, equal counts by name.
  package func ranked(by count: (Value) -> Int) -> [Element] {
    sorted { (count($1.value), $0.key) < (count($0.value), $1.key) }
  }
}

/// The first of many lines; the last one says how many are left out.
package func shortened(_ lines: [String], limit: Int) -> [String] {
  lines.count <= limit ? lines : lines.prefix(limit) + ["… and \(grouped(lines.count - limit)) more"]
}
