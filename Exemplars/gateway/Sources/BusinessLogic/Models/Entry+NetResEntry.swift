extension Entry {
  init(from response: NetResEntry) {
    self.init(
      id: response.id,
      exampleField: response.exampleField)
  }
}

extension NetReqEntry {
  init(from entry: Entry) {
    self.init(
      id: entry.id,
      exampleField: entry.exampleField)
  }
}
