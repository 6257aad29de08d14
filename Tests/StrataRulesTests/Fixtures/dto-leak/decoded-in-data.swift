// style: reactive
// file: Sources/Presentation/RefundViewModel.swift
class RefundViewModel: BaseViewModel<Refund> {
  var response: RefundReply?  // ! dto-leak RefundViewModel -> RefundReply
  var refund: Refund?
}

class BaseViewModel<State> {}
// file: Sources/Domain/Refund.swift
struct Refund: Codable {}
// file: Sources/Data/RefundApiService.swift
struct RefundReply: Decodable {}
