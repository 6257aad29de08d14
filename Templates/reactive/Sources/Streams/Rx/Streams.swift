import RxSwift

// The same names as in the other variant, for what the guide takes from RxSwift.

/// One value or an error.
public typealias Single = RxSwift.Single
/// Values, until they end or fail.
public typealias Observable = RxSwift.Observable
