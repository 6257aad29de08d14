import Foundation
import Testing

@testable import StrataPresentation

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

  /// A grouping separator is never taken for a decimal one, nor are other ways to write numbers read.
  @Test func aDoubleIsReadWithTheSeparatorOfTheLocale() {
    func value(_ text: String, _ locale: String) -> Double? {
      Double(fieldText: text, locale: Locale(identifier: locale))
    }
    #expect(value("31,5", "de_DE") == 31.5 && value("31.5", "en_US") == 31.5 && value("-0,5", "de_DE") == -0.5)
    #expect(value("1,5e-07", "de_DE") == 1.5e-7 && value("1e+300", "en_US") == 1e300 && value("3", "de_DE") == 3)
    for text in ["1.234", "31.50", "1.234,5", "1,2,3"] { #expect(value(text, "de_DE") == nil, "\(text)") }
    for text in ["1,234", "0x10", "nan", "1e", "e5", "1e999", "1e5e5", "1 2"] {
      #expect(value(text, "en_US") == nil, "\(text)")
    }
  }
}
