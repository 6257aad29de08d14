import BenchmarkSupport

/// One feature of the generated code base: an entity of an area, with its properties and operations.
struct Feature {
  var area: String
  var entity: String
  var properties: [(name: String, type: String, value: String)]
  var verbs: [String]
  /// Another feature of the same area that this one mentions.
  var neighbour: String

  /// `BookingOrder`
  var name: String { area + entity }
  var variable: String { entity.prefix(1).lowercased() + entity.dropFirst() }
  var domain: String { area + "Domain" }
  var data: String { area + "Data" }
  var presentation: String { area + "Presentation" }

  init(area: String, entity: String, neighbour: String, random: inout RandomSource) {
    self.area = area
    self.entity = entity
    self.neighbour = area + neighbour
    properties = random.some(Words.properties, 10...20)
    verbs = random.some(Words.verbs, 3...6)
  }
}

/// One file to write.
struct SourceText {
  var path: String
  var text: String
}
