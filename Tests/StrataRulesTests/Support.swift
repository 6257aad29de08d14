import Testing

@testable import StrataRules
