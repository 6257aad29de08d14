import Testing

@testable import StrataDefinition
