/// Replaces a name in a text by another one, in each number and spelling, where it stands as whole words.
package struct Renaming: Sendable {
  /// What a text is, which decides between spellings that look the same: `login` may become `passwordReset`,
  /// `password-reset` or `password reset`.
  package enum Kind: Sendable {
    case code
    /// The content of a string literal.
    case string
    case comment
    /// A string with SQL, whose names have underscores.
    case sql
    /// A file or folder.
    case path
  }

  fileprivate struct Form {
    let old: [Character]
    let new: String
    let spelling: Spelling
  }

  /// By the first letter, longer ones first.
  private let forms: [Character: [Form]]
  /// Identifiers that keep their names.
  private let protected: Set<String>
  /// Names of types among them that have the name and more words, also as other identifiers begin with them: `UserDefaults`,
  /// `userDefaults`.
  private var compounds: [[Character]] = []

  /// - Parameters:
  ///   - protected: identifiers that have the name by chance, such as `UserDefaults`.
  ///   - ending: what several are called in code, where the new name is its own plural.
  package init(
    from old: GrownName, to new: GrownName, protecting protected: Set<String> = [], ending: String = "List"
  ) {
    self.protected = protected
    var forms: [Character: [Form]] = [:]
    for isPlural in [false, true] {
      for spelling in Spelling.allCases {
        let text = Array(old.text(spelling, isPlural: isPlural))
        guard let first = text.first else { continue }
        // A name without a plural of its own stands for the singular.
        if isPlural, old.text(spelling) == String(text) { continue }
        forms[first, default: []].append(
          Form(
            old: text, new: isPlural ? new.pluralInCode(spelling, ending: ending) : new.text(spelling),
            spelling: spelling))
      }
    }
    self.forms = forms.mapValues { $0.sorted { ($1.old.count, $0.rank) < ($0.old.count, $1.rank) } }
    let unprotected = self
    for identifier in protected.sorted() where identifier.first?.isUppercase == true {
      guard GrownName(identifier).map({ $0.words.count > old.words.count }) == true,
        unprotected.replaced(identifier, as: .code) != identifier
      else { continue }
      compounds += [Array(identifier), Array(identifier.prefix(1).lowercased() + identifier.dropFirst())]
    }
  }

  /// What a text has that it changes: it contains one of these words.
  var words: [String] { forms.values.flatMap { $0.map { String($0.old) } } }

  /// One that changes nothing.
  static let none = Renaming()

  private init() {
    forms = [:]
    protected = []
  }

  package func apply(_ text: String, as kind: Kind) -> String { replaced(text, as: kind, isProtected) }

  private func replaced(
    _ text: String, as kind: Kind, _ isProtected: (Range<Int>, [Character]) -> Bool = { _, _ in false }
  ) -> String {
    let letters = Array(text)
    var result = ""
    var index = 0
    while index < letters.count {
      if let form = form(at: index, letters, kind), !isProtected(index..<index + form.old.count, letters) {
        result += form.new
        index += form.old.count
      } else {
        result.append(letters[index])
        index += 1
      }
    }
    return result
  }

  private func isProtected(_ match: Range<Int>, _ letters: [Character]) -> Bool {
    guard !protected.isEmpty else { return false }
    let index = match.lowerBound
    func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
    let start = letters[..<index].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = letters[index...].firstIndex { !isPart($0) } ?? letters.count
    // The `URL` of "URL previews" is a part of the name.
    guard match.upperBound <= end else { return false }
    return protected.contains(String(letters[start..<end])) || isInCompound(index, letters, start..<end)
  }

  /// `userDefaultsStorage` has the name of a type of the system, `userDefaultsed` does not.
  private func isInCompound(_ index: Int, _ letters: [Character], _ identifier: Range<Int>) -> Bool {
    compounds.contains { compound in
      let start = (max(identifier.lowerBound, index - compound.count + 1)...index).first { start in
        start + compound.count <= identifier.upperBound
          && letters[start..<start + compound.count].elementsEqual(compound)
      }
      guard let end = start.map({ $0 + compound.count }) else { return false }
      return end == identifier.upperBound || !letters[end].isLowercase
    }
  }

  private func form(at index: Int, _ letters: [Character], _ kind: Kind) -> Form? {
    guard let candidates = forms[letters[index]] else { return nil }
    let matching = candidates.filter { form in
      let end = index + form.old.count
      return end <= letters.count && letters[index..<end].elementsEqual(form.old)
        && (isWhole(form, before: index > 0 ? letters[index - 1] : nil, after: end < letters.count ? letters[end] : nil)
          || isAfterArticle(form, letters[..<index], letters[end...]))
    }
    guard let longest = matching.first else { return nil }
    let equal = matching.filter { $0.old.count == longest.old.count }
    if equal.count == 1 { return longest }
    let surroundings = Surroundings(letters, index..<index + longest.old.count)
    return surroundings.spellings(kind).lazy.compactMap { spelling in equal.first { $0.spelling == spelling } }.first
      ?? longest
  }

  /// `testAURLPreview`: the article before capitals.
  private func isAfterArticle(_ form: Form, _ before: ArraySlice<Character>, _ after: ArraySlice<Character>) -> Bool {
    before.last == "A" && before.dropLast().last?.isLowercase == true && form.old.first?.isUppercase == true
      && form.spelling != .screaming && after.first?.isLowercase != true
  }

  /// Whether the form stands as whole words: `Item` in `ItemList`, and not in `Itemize`.
  private func isWhole(_ form: Form, before: Character?, after: Character?) -> Bool {
    guard let first = form.old.first else { return false }
    if form.spelling == .screaming {
      return before.map { !$0.isLetter } ?? true && after.map { !$0.isLetter } ?? true
    }
    // In capitals, `URLs` and `URLSession` would go on.
    let goesOn = after.map { $0.isLowercase } ?? false
    if goesOn { return false }
    guard let before, before.isLetter else { return true }
    // After another letter, a capital begins a word: `fakeUser`, and `XUser`, but not the `Id` of `UUId`.
    guard first.isUppercase else { return false }
    return !before.isUppercase || form.old.count > 1 && form.old[1].isLowercase
  }
}

extension Renaming.Form {
  /// Of equally long forms, the one that is meant where the surroundings do not tell.
  fileprivate var rank: Int {
    switch spelling {
    case .upperCamel, .lowerCamel: 0
    case .sentence, .words: 1
    case .kebab: 2
    case .snake, .screaming: 3
    case .title, .flat: 4
    }
  }
}
