// style: repository
// A cast ends at its type: what follows an operator after it is an operand like any other, whatever the operator's precedence.
// file: Sources/App/Domain/Models/Parcel.swift
struct Parcel {
  let weight: Float
  let stamps: [Int]

  func fee() -> Double { Double(weight) as Double * ParcelPage.scale }  // ! dependency-rule Parcel -> ParcelPage
  func forced(_ value: Any) -> Int { value as! Int * 2 + ParcelPage.inset }  // ! dependency-rule Parcel -> ParcelPage
  func marks() -> [Int] { stamps as [Int] + ParcelPage.marks }  // ! dependency-rule Parcel -> ParcelPage
  func flags(_ value: Int) -> Int { value as Int | ParcelPage.inset }  // ! dependency-rule Parcel -> ParcelPage
  func between() -> Double { 1 + Double(weight) as Double - parcelMargin }  // ! dependency-rule Parcel -> parcelMargin
  func compared(_ value: Int) -> Bool { 2 > value as Int + ParcelPage.inset }  // ! dependency-rule Parcel -> ParcelPage
  func twice(_ value: Any) -> Double { value as Any as! Double / parcelMargin }  // ! dependency-rule Parcel -> parcelMargin
  func names(_ pages: Any) -> [String] { (pages as! [ParcelPage] + []).map { $0.title } }  // ! dependency-rule Parcel -> ParcelPage
  func range(_ value: Int) -> Range<Int> { value as Int..<ParcelPage.inset }  // ! dependency-rule Parcel -> ParcelPage
  func own(_ value: Any) -> Float { value as! Float + weight }
}
// file: Sources/App/Presentation/Parcels/ParcelPage.swift
struct ParcelPage {
  static let scale = 1.5
  static let inset = 3
  static let marks: [Int] = []
  var title = ""
}

let parcelMargin = 2.0
