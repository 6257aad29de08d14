import StrataDefinition
import StrataModel

/// The roles that folders are named after: `UseCases`, `ViewModels`, `DTOs`.
enum RoleFolders {
  static let roles: [RoleID] = [
    .view, .viewModel, .coordinator, .useCase, .repository, .gateway, .dataSource, .dto, .networkClient, .storage,
  ]

  /// Their folders divide Infrastructure, and may also hold DTOs or data sources.
  static let infrastructure: Set<RoleID> = [.networkClient, .storage]

  /// The role of a folder, by its name.
  static func role(of folder: Substring) -> RoleID? {
    // Most folders have no such name.
    let mayBe = folder.utf8.withContiguousStorageIfAvailable { allNames.contains($0) } ?? true
    return mayBe ? names[String(folder)] : nil
  }

  /// The role of the deepest folder around a file that is named after one, other than those of infrastructure.
  static func role(around path: String) -> RoleID? {
    var folder = path.parentPath
    while !folder.isEmpty {
      if let role = role(of: folder.lastPathComponent), !infrastructure.contains(role) { return role }
      folder = folder.parentPath
    }
    return nil
  }

  /// `UseCase`, `DTO`
  static func name(of role: RoleID) -> String {
    role.noun.split(separator: " ").map { String($0).capitalizedFirst }.joined()
  }

  private static let allNames = NameSet(names.keys)

  /// `UseCases`, `UseCase`, `Use Cases`, `useCases`, `use-cases`: by each of its names, the role of a folder.
  private static let names: [String: RoleID] = {
    var result: [String: RoleID] = [:]
    for role in roles {
      let singular = name(of: role)
      let further = role == .networkClient ? ["Network", "Networking"] : []
      for name in [pluralized(singular), singular] + further {
        let words = Words.split(name)
        for form in [
          name, words.map(\.capitalizedFirst).joined(separator: " "), words.joined(), words.joined(separator: "-"),
          words.map(\.capitalizedFirst).joined(), name.prefix(1).lowercased() + name.dropFirst(),
        ] { result[form] = role }
      }
    }
    return result
  }()
}
