import Testing

@testable import StrataSyntax
