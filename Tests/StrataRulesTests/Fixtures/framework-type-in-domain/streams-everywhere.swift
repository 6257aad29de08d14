// Where nearly all use cases and repositories of the domain return streams, that is one decision.
// style: module
// rules: framework-type-in-domain, forbidden-import
// file: Sources/Domain/UseCases/UseCases.swift
import RxSwift  // ! forbidden-import SowUseCase -> RxSwift

protocol SowUseCase { func execute() -> Single<Int> }  // ! framework-type-in-domain SowUseCase -> Single
protocol ReapUseCase { func execute() -> Single<Int> }  // ! framework-type-in-domain SowUseCase -> Single
protocol PlowUseCase { func execute() -> Single<Int> }  // ! framework-type-in-domain SowUseCase -> Single
protocol DigUseCase { func execute() -> Single<Int> }  // ! framework-type-in-domain SowUseCase -> Single
protocol MowUseCase { func execute() -> Single<Int> }  // ! framework-type-in-domain SowUseCase -> Single

// file: Sources/Domain/Field.swift
import UIKit  // ! forbidden-import Field -> UIKit

struct Field {
  let color: UIColor  // ! framework-type-in-domain Field -> UIColor
}
