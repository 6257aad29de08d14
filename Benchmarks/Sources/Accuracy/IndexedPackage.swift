import BenchmarkSupport
import Foundation

/// The type-to-type edges of a package by the compiler's index.
///
/// An edge leads from the innermost type (or extended type) around an occurrence to the type that is named there, or
/// that declares the member named there. Left out: implicit occurrences, which stand nowhere in the source;
/// initializers where the type itself is named beside them (they may be inherited; the type named is what counts);
/// generic parameters; what is declared outside of the package; types declared inside functions, which the index
/// does not record.
struct IndexedPackage {
  struct File {
    var path: String
    var module: String
    var map: SourceMap
    var occurrences: [Occurrence]
  }

  var files: [File] = []
  var edges: [Edge: Set<Evidence>] = [:]
  /// Names of the nominal types of the package.
  var types: Set<String> = []
  var aliases: Set<String> = []
  /// Types that an alias's declaration names.
  var aliased: [String: Set<String>] = [:]
  /// From the place of an initializer's call to the type that declares the initializer, where another type is named
  /// at the place: true, but not asked for.
  var initializerEdges: Set<Edge> = []

  private struct Place {
    var file: Int
    var offset: Int
  }
  private var definitions: [String: Place] = [:]
  private var symbols: [String: Symbol] = [:]
  private var names: [String: String?] = [:]

  init(store: IndexStore, root: String) {
    var seen: Set<String> = []
    for (path, module, record) in store.records().sorted(by: { ($0.file, $0.module) < ($1.file, $1.module) })
    where path.hasPrefix(root + "/") && seen.insert(path).inserted {
      guard let bytes = SourceFiles.bytes(of: path) else { continue }
      let relative = String(path.dropFirst(root.count + 1))
      // Swift Testing and SwiftPM write sources of their own into the build folder.
      if relative.hasPrefix(".build/") { continue }
      files.append(
        File(path: relative, module: module, map: SourceMap(bytes), occurrences: store.occurrences(in: record)))
    }
    collectDefinitions()
    collectEdges()
  }

  private mutating func collectDefinitions() {
    for (index, file) in files.enumerated() {
      for occurrence in file.occurrences where occurrence.roles.contains(.definition) {
        let offset = file.map.offset(line: occurrence.line, column: occurrence.column)
        let symbol = occurrence.symbol
        if definitions[symbol.usr] == nil { definitions[symbol.usr] = Place(file: index, offset: offset) }
        symbols[symbol.usr] = symbol
      }
    }
    for symbol in symbols.values {
      if symbol.isNominal, let name = typeName(symbol.usr) { types.insert(name) }
      if symbol.isAlias, let name = aliasName(symbol.usr) { aliases.insert(name) }
    }
  }

  private mutating func collectEdges() {
    for (index, file) in files.enumerated() {
      var aliases: [(range: Range<Int>, name: String)] = []
      for occurrence in file.occurrences
      where occurrence.symbol.isAlias && occurrence.roles.contains(.definition) {
        let offset = file.map.offset(line: occurrence.line, column: occurrence.column)
        if let end = file.map.aliases.first(where: { $0.name == offset })?.end,
          let name = aliasName(occurrence.symbol.usr)
        {
          aliases.append((offset..<end, name))
        }
      }
      for occurrence in file.occurrences
      where occurrence.roles.contains(.reference) && !occurrence.roles.contains(.implicit) {
        let offset = file.map.offset(line: occurrence.line, column: occurrence.column)
        guard let target = target(of: occurrence) else { continue }
        let isNamed = occurrence.symbol.name.hasPrefix("init(") && !file.map.reads("init", at: offset)
        for alias in aliases where alias.range.contains(offset) { aliased[alias.name, default: []].insert(target) }
        guard let container = file.map.innermost(at: offset), !file.map.containers[container].isLocal,
          let source = containerName(Container(file: index, index: container)), source != target
        else { continue }
        if isNamed {
          initializerEdges.insert(Edge(from: source, to: target))
          continue
        }
        let evidence = Evidence(file: file.path, line: occurrence.line, what: occurrence.symbol.name)
        edges[Edge(from: source, to: target), default: []].insert(evidence)
      }
    }
  }

  private mutating func target(of occurrence: Occurrence) -> String? {
    let symbol = occurrence.symbol
    if symbol.isGenericParameter || symbol.kind == .module || symbol.kind == .parameter { return nil }
    if symbol.isNominal { return typeName(symbol.usr) }
    if symbol.isAlias { return aliasName(symbol.usr) }
    guard let place = definitions[symbol.usr] else { return nil }
    return enclosingName(place)
  }

  // MARK: Names

  private struct Container {
    var file: Int
    var index: Int
  }

  /// The qualified name of a type of the package; nil when it is declared elsewhere or inside a function.
  private mutating func typeName(_ usr: String) -> String? {
    if let known = names[usr] { return known }
    names[usr] = .some(nil)
    guard let place = definitions[usr],
      let index = files[place.file].map.containers.firstIndex(where: { $0.nameOffset == place.offset })
    else { return nil }
    let name = containerName(Container(file: place.file, index: index))
    names[usr] = .some(name)
    return name
  }

  private mutating func aliasName(_ usr: String) -> String? {
    guard let place = definitions[usr], let symbol = symbols[usr] else { return nil }
    guard files[place.file].map.innermost(at: place.offset) != nil else { return symbol.name }
    return enclosingName(place).map { $0 + "." + symbol.name }
  }

  private mutating func enclosingName(_ place: Place) -> String? {
    guard let index = files[place.file].map.innermost(at: place.offset) else { return nil }
    return containerName(Container(file: place.file, index: index))
  }

  /// The type that a declaration declares or extends; nil for extensions of outside types and for local types.
  private mutating func containerName(_ container: Container) -> String? {
    let entry = files[container.file].map.containers[container.index]
    if entry.isLocal { return nil }
    if entry.isExtension {
      let file = files[container.file]
      let line = file.map.line(at: entry.nameOffset)
      let extended = file.occurrences.filter {
        $0.line == line && file.map.offset(line: $0.line, column: $0.column) == entry.nameOffset && $0.symbol.isNominal
      }
      for occurrence in extended {
        if let name = typeName(occurrence.symbol.usr) { return name }
      }
      return nil
    }
    guard let parent = entry.parent else { return entry.name }
    let outer = Container(file: container.file, index: parent)
    if let name = containerName(outer) { return name + "." + entry.name }
    let around = files[container.file].map.containers[parent]
    return around.isExtension && !around.isLocal ? outsideName(around, container.file) + "." + entry.name : nil
  }

  /// The name of an extended outside type without its module.
  private func outsideName(_ entry: SourceMap.Container, _ file: Int) -> String {
    let parts = entry.name.split(separator: ".").map(String.init)
    let line = files[file].map.line(at: entry.nameOffset)
    guard parts.count > 1,
      files[file].occurrences.contains(where: {
        $0.line == line && $0.symbol.kind == .module && $0.symbol.name == parts[0]
      })
    else { return entry.name }
    return parts.dropFirst().joined(separator: ".")
  }
}
