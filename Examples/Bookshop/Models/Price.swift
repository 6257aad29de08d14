struct Price: Codable {
  var cents: Int

  var text: String { "\(cents / 100).\(cents % 100)" }
}
