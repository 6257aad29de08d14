import StrataProject
import StrataReport

/// The `CODEOWNERS` of the repository that a project belongs to.
struct OwnersFile {
  /// Relative to the repository.
  var name: String
  var owners: CodeOwners

  /// Where GitHub looks, in this order.
  private static let names = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  static func find(from root: String) throws(UserError) -> OwnersFile {
    let root = realPath(root) ?? root
    let repository = Repository.folder(around: root)
    guard let name = names.first(where: { Files.kind(Paths.join(repository, $0)) != nil }) else {
      throw UserError(
        "--group-by owner needs a file CODEOWNERS; there is none in \(repository), nor in its folders .github and docs")
    }
    let path = Paths.join(repository, name)
    guard let real = realPath(path), Paths.contains(repository, real) else {
      throw UserError("\(name): the link leads out of the repository")
    }
    do {
      let text = String(decoding: try Files.read(path), as: UTF8.self)
      return OwnersFile(name: name, owners: CodeOwners(text, prefix: Paths.relative(root, from: repository)))
    } catch {
      throw UserError(error.message)
    }
  }
}
