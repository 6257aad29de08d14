import Foundation
import StrataPresentation
import Testing

/// Numbers as people type them, in their own language. Wrong by a factor of a thousand is worse than refused.
@Suite struct UserInputTests {
  static let read: [(String, String, String)] = [
    ("en_US", "31.50", "31.5"), ("en_US", "1,234", "1234"), ("en_US", "1,234,567.89", "1234567.89"),
    ("en_US", ".99", "0.99"), ("en_US", " -5 ", "-5"), ("en_US", "+5", "5"), ("en_US", "\u{2212}5", "-5"),
    ("de_DE", "31,50", "31.5"), ("de_DE", "1.234", "1234"), ("de_DE", "1.234,50", "1234.5"),
    ("de_DE", "1234,5", "1234.5"),
    ("de_AT", "31,50", "31.5"), ("es_ES", "1234,5", "1234.5"), ("es_ES", "12.345,5", "12345.5"),
    ("fr_FR", "31,50", "31.5"), ("fr_FR", "1 234,5", "1234.5"), ("fr_FR", "1\u{202F}234,5", "1234.5"),
    ("fr_FR", "1\u{A0}234", "1234"), ("ru_RU", "12 345,67", "12345.67"), ("uz_UZ", "50 000,5", "50000.5"),
    ("de_CH", "1'234.50", "1234.5"), ("de_CH", "1\u{2019}234.50", "1234.5"),
    ("en_IN", "12,34,567.5", "1234567.5"), ("pt_BR", "1.234,56", "1234.56"), ("ja_JP", "１２３", "123"),
    ("ar_EG", "١٬٢٣٤٫٥", "1234.5"), ("ar_EG", "\u{200F}٣١٫٥٠", "31.5"),
    ("en_US", "12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
  ]

  @Test(arguments: read) func numbersAreReadInTheirLocale(locale: String, text: String, expected: String) {
    let number = Decimal(userInput: text, locale: Locale(identifier: locale))
    #expect(number == Decimal(string: expected), "\(locale): \(text)")
  }

  static let refused: [(String, String)] = [
    // The other locale's separator is no number here, wherever it could be misread.
    ("de_DE", "31.50"), ("de_DE", "1.5"), ("de_DE", "12.34"), ("de_DE", "0.500"), ("de_DE", "1.2345"),
    ("de_DE", "1,234.5"),
    ("en_US", "31,50"), ("en_US", "1,5"), ("en_US", "0,500"), ("en_US", "1.234,5"), ("en_US", "1,23,456"),
    ("fr_FR", "31.50"), ("fr_FR", "1 23"), ("de_CH", "1,5"), ("en_IN", "1,234,567"), ("en_IN", "12,34"),
    ("de_DE", "1.234.56"), ("de_DE", "1..234"), ("de_DE", ".234"), ("de_DE", "1,2,3"), ("de_DE", "1,234.567"),
    ("en_US", ""), ("en_US", " "), ("en_US", "."), ("en_US", "5."), ("en_US", "-"), ("en_US", "--5"), ("en_US", "1e3"),
    ("en_US", "0x10"), ("en_US", "12 apples"), ("en_US", "$5"), ("en_US", "NaN"), ("en_US", "½"), ("en_US", "1 234"),
    ("en_US", "123456789012345678901234567890123456789"),
  ]

  @Test(arguments: refused) func everythingElseIsRefused(locale: String, text: String) {
    #expect(Decimal(userInput: text, locale: Locale(identifier: locale)) == nil, "\(locale): \(text)")
  }

  @Test func moneyAndWholeNumbers() {
    let german = Locale(identifier: "de_DE")
    #expect(Decimal(userInput: "31,5", locale: german, maximumFractionDigits: 2) == Decimal(string: "31.5"))
    #expect(Decimal(userInput: "31,505", locale: german, maximumFractionDigits: 2) == nil)
    #expect(Decimal(userInput: "1.234", locale: german, allowsGrouping: false) == nil)
    #expect(Decimal(userInput: "1234", locale: german, allowsGrouping: false) == 1234)
    #expect(Int(userInput: "1.234", locale: german) == 1234)
    #expect(Int(userInput: "1.234", locale: Locale(identifier: "en_US")) == nil)
    #expect(Int(userInput: "-7", locale: german) == -7)
    #expect(Int(userInput: "7,0", locale: german) == nil)
    #expect(Int(userInput: "99999999999999999999", locale: german) == nil)
  }

  /// What the app writes, it reads.
  @Test(arguments: ["en_US", "de_DE", "fr_FR", "de_CH", "en_IN", "ru_RU", "pl_PL", "sv_SE", "ar_EG", "hi_IN", "fa_IR"])
  func whatIsWrittenIsRead(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    for text in ["0", "-12.5", "1234.5", "1234567.25", "98765432"] {
      let number = try #require(Decimal(string: text))
      let written = number.formatted(.number.locale(locale))
      #expect(Decimal(userInput: written, locale: locale) == number, "\(identifier): \(written)")
    }
  }
}
