/// The first rows, by the name of their collection.
enum Seeds {
  static let collections: [String: [Row]] = ["entries": Entry.seeds.map { Row($0) }]
}
