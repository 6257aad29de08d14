import Testing

@testable import StrataIndex
