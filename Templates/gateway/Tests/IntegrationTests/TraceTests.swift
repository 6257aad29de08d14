#if os(Linux) || os(macOS)
  import ExampleAPI
  import StrataStorage
  import StrataTerminal
  import Testing

  @testable import Login

  @MainActor
  @Suite struct TraceTests {
    @Test func aTraceShowsEveryLayerAndNoSecret() async throws {
      final class Paper { var text = "" }
      let paper = Paper()
      let trace = TraceLogger(Terminal { paper.text += $0 })
      let viewModel = try AppDependencies.sample(
        ExampleAPI(settings: .init(otp: "424242")), decorator: Tracer.layers(trace)
      ).makeLoginViewModel()
      await viewModel.sendOTP(phone: Samples.phone)
      #expect(
        paper.text == """
            trace  ViewModel → SendOTPUseCase.execute
            trace    SendOTPUseCase → SendOTPGateway.sendOTP
            trace      Network → POST /cli/client
            trace      Network ← 200
            trace    SendOTPUseCase ← NetResSendOTP
            trace  ViewModel ← OTPResponse

          """)
      paper.text = ""
      await viewModel.validateOTP(phone: Samples.phone, code: "424242")
      #expect(viewModel.isLoggedIn && paper.text.contains("ValidateOTPUseCase ← NetResValidate"))
      #expect(!paper.text.contains("424242") && !paper.text.contains(Samples.phone))
    }
  }
#endif
