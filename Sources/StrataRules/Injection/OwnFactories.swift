import StrataModel

/// Use cases that create themselves with what they need: `static let live = LoadUseCase(gateway: LoadGateway())`.
enum OwnFactories {
  /// The creations, and instead of one of a use case by itself those of its arguments.
  static func parts(of creations: [Creation], _ context: RuleContext) -> [Creation] {
    creations.flatMap { creation -> [Creation] in
      guard isOfUseCase(creation, context), creation.site.type == creation.target else { return [creation] }
      let parts = creation.parts.filter { isOuter($0, context) }
      return parts.enumerated().filter { position, part in
        !parts[..<position].contains { context.isArgument(part.reference, of: $0.reference) }
      }.map { _, part in
        var part = part
        part.parts = creation.parts.filter { context.isArgument($0.reference, of: part.reference) }
        return part
      }
    }
  }

  /// Whether a static member of a use case creates what only the composition root should know.
  static func isWiredByUseCase(_ creation: Creation, _ context: RuleContext) -> Bool {
    isOfUseCase(creation, context) && isOuter(creation, context)
  }

  private static func isOfUseCase(_ creation: Creation, _ context: RuleContext) -> Bool {
    guard let source = creation.site.type, context.roleID(source) == .useCase else { return false }
    return context.member(of: creation.reference)?.isStatic ?? false
  }

  private static func isOuter(_ creation: Creation, _ context: RuleContext) -> Bool {
    guard let role = context.roleID(creation.target) else { return false }
    return [.gateway, .repository, .dataSource, .apiService, .networkClient].contains(role)
  }
}
