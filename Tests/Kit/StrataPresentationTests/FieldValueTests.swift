import Foundation
import StrataPresentation
import Testing

@Suite struct FieldValueTests {
  /// Each value is read from its own text.
  private func expectSame<Value: FieldValue>(_ values: Value...) {
    for value in values { #expect(Value(fieldText: value.fieldText) == value) }
  }

  @Test func eachValueIsReadFromItsOwnText() {
    expectSame("", "two words", " kept ")
    expectSame(0, -7, Int.max)
    expectSame(0.5, -2, 1e-7, 1e300)
    expectSame(Decimal(0), Decimal(string: "-12.25") ?? 0)
    expectSame(true, false)
    expectSame(Date(timeIntervalSince1970: 1_700_000_000))
    expectSame(URL(string: "https://example.com/a?b=c"), URL(filePath: "/first"))
    expectSame(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
    expectSame(nil, 4, 12)
    expectSame([], ["one"], ["one", "two"])
    expectSame(nil, [1, 2])
  }

  @Test func whatIsNoSuchValueIsNotRead() {
    #expect(Int(fieldText: "1.5") == nil && Int(fieldText: "") == nil && Int(fieldText: "one") == nil)
    #expect(Double(fieldText: "1,5x") == nil && Double(fieldText: "inf") == nil)
    #expect(Decimal(fieldText: "") == nil && Decimal(fieldText: "1.2.3") == nil)
    #expect(Bool(fieldText: "yes") == nil && Bool(fieldText: " True ") == true)
    #expect(Date(fieldText: "tomorrow") == nil)
    #expect(Date(fieldText: "2026-01-31") == Date(fieldText: "2026-01-31T00:00:00Z"))
    #expect(URL(fieldText: " ") == nil && UUID(fieldText: "1") == nil)
    #expect(Optional<Int>(fieldText: "x") == nil)
    #expect([Int](fieldText: "1; ;2") == nil && [Int](fieldText: "1;2") == [1, 2])
  }
}
