// style: reactive
// file: Sources/Presentation/PaymentViewModel.swift
import RxCocoa
import RxSwift
import UIKit

final class PaymentViewModel {}
// file: Sources/Domain/PaymentUseCase.swift
import Foundation
import RxSwift

protocol PaymentUseCase {}
// file: Sources/Data/PaymentRepositoryImpl.swift
import Foundation
import Moya
import RealmSwift
import RxSwift

final class PaymentRepositoryImpl {}
