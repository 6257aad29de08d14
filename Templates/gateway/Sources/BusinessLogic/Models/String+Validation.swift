extension String {
  /// A phone number as the server knows it: without the spaces, hyphens and brackets that people and address books
  /// write, and with the digits 0 to 9, whatever script it was typed in.
  var plainPhoneNumber: String {
    let separators = "-\u{2010}\u{2011}()./"
    let marks = "\u{200E}\u{200F}\u{061C}\u{202A}\u{202C}"
    return plainDigits.filter { !$0.isWhitespace && !separators.contains($0) && !marks.contains($0) }
  }

  /// A one-time code as the server sent it, without the spaces of a message.
  var plainOneTimeCode: String { plainDigits.filter { !$0.isWhitespace } }

  /// With the digits 0 to 9, whatever script they were typed in.
  private var plainDigits: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
            return scalar
          }
          return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
        }))
  }

  /// The international form: a plus, then 8 to 15 digits, of which the first is not zero.
  var isValidPhoneNumber: Bool {
    wholeMatch(of: /\+[1-9][0-9]{7,14}/) != nil
  }

  /// 8 to 100 characters, whatever they are.
  var isValidPassword: Bool {
    (8...100).contains(unicodeScalars.count)
  }

  /// Six digits.
  var isValidOneTimeCode: Bool {
    wholeMatch(of: /[0-9]{6}/) != nil
  }
}
