import PlayerContract
import Testing

@MainActor
@Suite("A player that is simulated")
struct ContractTests {
  @Test(arguments: ContractRule.all)
  func `keeps the contract`(rule: ContractRule) async throws {
    try await rule.check(FakePlayer())
  }
}
