// style: gateway
// rules: forbidden-import
// The modules of Strata's kit are frameworks like others: the domain imports none of them, screens neither network nor storage.
// file: Sources/Domain/UseCases/ForgetPhoneUseCase.swift
import StrataStorage  // ! forbidden-import ForgetPhoneUseCase -> StrataStorage

struct ForgetPhoneUseCase {
  private let storage: UserDefaultsStorage
}
// file: Sources/Domain/Models/Phone.swift
import StrataPresentation  // ! forbidden-import Phone -> StrataPresentation

struct Phone { let number: String }
// file: Sources/Presentation/PhoneViewModel.swift
import StrataData  // ! forbidden-import PhoneViewModel -> StrataData
import StrataNetwork  // ! forbidden-import PhoneViewModel -> StrataNetwork
import StrataPresentation

final class PhoneViewModel {
  private let client: NetworkClient
  init(client: NetworkClient) { self.client = client }
}
// file: Sources/Data/PhoneGateway.swift
import StrataData
import StrataNetwork

struct PhoneGateway { let client: NetworkClient }
