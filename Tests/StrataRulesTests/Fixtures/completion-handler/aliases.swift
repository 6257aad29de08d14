// style: module
// Closures, results and errors by the names that aliases give them, in any order of declaration.
// file: Sources/Implementation/Domain/Gateways/DeliveryRepository.swift
import Foundation

typealias Later<T> = (Outcome<T>) -> Void
typealias Outcome<T> = Result<T, DeliveryError>
typealias Sooner<T> = (Outcome<T>) -> Void
typealias ParcelOutcome = Result<Parcel, DeliveryError>
typealias Failure = DeliveryError
typealias Handler = Sooner<Parcel>

protocol DeliveryRepository {
  func a(_ id: UUID, completion: @escaping Later<Parcel>)  // ! completion-handler DeliveryRepository -> a(_:completion:)
  func b(_ id: UUID, completion: @escaping Sooner<Parcel>)  // ! completion-handler DeliveryRepository -> b(_:completion:)
  func c(_ id: UUID, then done: @escaping (ParcelOutcome) -> Void)  // ! completion-handler DeliveryRepository -> c(_:then:)
  func d(_ id: UUID, then done: @escaping (Parcel?, DeliveryError?) -> Void)  // ! completion-handler DeliveryRepository -> d(_:then:)
  func e(_ id: UUID, then done: @escaping (Parcel?, NSError?) -> Void)  // ! completion-handler DeliveryRepository -> e(_:then:)
  func f(_ id: UUID, then done: @escaping (Failure?) -> Void)  // ! completion-handler DeliveryRepository -> f(_:then:)
  func g(_ id: UUID, block: @escaping (Parcel?, Error?) -> Void)  // ! completion-handler DeliveryRepository -> g(_:block:)
  func h(_ id: UUID, then done: @escaping Handler)  // ! completion-handler DeliveryRepository -> h(_:then:)
  // A value, and a closure that is called for each one.
  func i(_ id: UUID, then show: @escaping (Parcel) -> Void)
  func j(_ id: UUID, block: @escaping (Parcel) -> Void)
  func k(onChange: @escaping (ParcelOutcome) -> Void)
}

struct Parcel {}
enum DeliveryError: Error { case lost }
