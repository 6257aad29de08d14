import Testing

@testable import StrataDefinition

/// The condition `shape`: the reader of definitions and the schema know the same names.
@Suite struct ShapeConditionTests {
  @Test func shapesAreKnownNamesAndOfRolesOnly() {
    #expect(
      mistakes(
        """
        layers: {A: {match: {path: 'A/**', shape: command}}}
        roles:
          port: {match: {suffix: Port, shape: operation}, layer: A}
          part: {match: {shape: [command, round]}, layer: A}
        """) == [
          "strata.yml:1:36: 'shape' is allowed only in roles; layers are decided before roles",
          "strata.yml:3:39: unknown shape 'operation'; did you mean 'operations'?",
          "strata.yml:4:35: unknown shape 'round'; shapes are operations, command, values, namespace",
        ])
  }

  @Test func aRoleMayHaveOneShapeOfSeveral() throws {
    let definition = try load(
      """
      layers: {A: {match: {path: 'A/**'}}}
      roles: {port: {match: {suffix: Port, shape: [command, operations]}, layer: A}}
      """)
    guard case .written(at: _, let selector)? = definition.roles.first?.selector else {
      Issue.record("no selector")
      return
    }
    #expect(selector == .all([.suffix("Port"), .any([.shape(.command), .shape(.operations)])]))
  }

  @Test func theSchemaHasTheNames() {
    let schema = DefinitionSchema.json(catalogue: [])
    for shape in TypeShape.allCases { #expect(schema.contains("\"\(shape.rawValue)\""), "\(shape)") }
  }
}
