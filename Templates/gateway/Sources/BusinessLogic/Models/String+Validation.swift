extension String {
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
