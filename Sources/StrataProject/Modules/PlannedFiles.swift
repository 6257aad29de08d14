import StrataModel

/// Files that a change of the code would add: targets that list their files by name do not name them yet.
public struct PlannedFiles: Sendable {
  /// By path of a new file, that of the file whose targets compile it if no target has files in its folder.
  private let models: [String: String]

  public init(_ models: [String: String] = [:]) { self.models = models }

  /// The claims with each new file that none of them covers, if the other file is listed by name: in the target that lists
  /// most files in its folder, otherwise in those of the other file.
  func added(to claims: [ModuleClaim]) -> [ModuleClaim] {
    if models.isEmpty || claims.isEmpty { return claims }
    var result = claims
    // By folder, how many of its files each target lists.
    let folders = Set(models.keys.map { String($0.parentPath) })
    var counts: [String: [Int]] = [:]
    for (index, claim) in claims.enumerated() {
      for file in claim.files where file.isSwiftFile {
        let folder = String(file.parentPath)
        if folders.contains(folder) {
          counts[folder, default: Array(repeating: 0, count: claims.count)][index] += 1
        }
      }
    }
    for (path, model) in models where claims.contains(where: { $0.excluded.contains(model) }) {
      // A target that leaves the other file out of its folder, or compiles it besides its own, does the same with this one.
      for (index, claim) in claims.enumerated() {
        if claim.excluded.contains(model) { result[index].excluded = (result[index].excluded + [path]).sorted() }
        if claim.files.contains(model) { result[index].files.insert(path) }
      }
    }
    for (path, model) in models
    where !claims.contains(where: { $0.excluded.contains(model) })
      && claims.contains(where: { $0.files.contains(model) })
      && !claims.contains(where: { $0.strength(for: path) != nil })
    {
      let counts = counts[String(path.parentPath)]
      let most = counts?.max() ?? 0
      for (index, claim) in claims.enumerated() {
        if most > 0 ? counts?[index] == most : claim.strength(for: model) != nil { result[index].files.insert(path) }
      }
    }
    return result
  }
}

extension ManifestClaims {
  /// Whether a target compiles a file, by what the manifests say.
  public func covers(_ path: String) -> Bool { claims.contains { $0.strength(for: path) != nil } }
}
