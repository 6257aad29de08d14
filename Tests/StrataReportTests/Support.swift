import Testing

@testable import StrataReport
