extension Architecture {
  /// The architectures of several definitions as one, with paths relative to the root of the run. The layers and features of
  /// a definition in a folder bear the name of the folder: `Apps/Shop: Domain`.
  /// - Parameter parts: by the folder of each definition; the root has an empty one.
  public init(joining parts: [(folder: String, architecture: Architecture)]) {
    self.init()
    for (folder, part) in parts {
      func named(_ name: String) -> String { folder.isEmpty ? name : "\(folder): \(name)" }
      let (types, layers, features) = (self.types.count, self.layers.count, self.features.count)
      var numbers: [Int] = []
      for module in part.modules {
        if let known = modules.firstIndex(of: module) {
          numbers.append(known)
        } else {
          numbers.append(modules.count)
          modules.append(module)
        }
      }
      self.layers += part.layers.map { LayerRecord(name: named($0.name), uses: $0.uses.map { Set($0.map(named)) }) }
      self.features += part.features.map(named)
      self.types += part.types.map { type in
        var type = type
        type.location.file = RelativePath.child(type.location.file, of: folder)
        (type.layer, type.feature) = (type.layer.map(named), type.feature.map(named))
        type.outermost += types
        return type
      }
      uses += part.uses.map { use in
        var use = use
        use.location.file = RelativePath.child(use.location.file, of: folder)
        (use.from, use.to) = (use.from.map { $0 + types }, use.to.map { $0 + types })
        use.layers = use.layers.moved { $0 + layers }
        use.features = use.features.moved { $0 + features }
        use.modules = use.modules.moved { numbers[$0] }
        return use
      }
      surface += part.surface
      unresolved += part.unresolved
    }
    surface = Set(surface).sorted()
  }
}

extension TypeUse.Ends {
  fileprivate func moved(_ number: (Int) -> Int) -> Self { Self(from.map(number), to.map(number)) }
}
