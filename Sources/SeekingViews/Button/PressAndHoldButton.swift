#if canImport(SwiftUI)
public import Seeking
public import SwiftUI

/// A button that acts once when it is tapped, and over and over while it is held.
///
/// ```swift
/// PressAndHoldButton {
///   player.step(by: 1)
/// } label: { isRepeating in
///   Image(systemName: isRepeating ? "chevron.forward.2" : "chevron.forward")
/// }
/// .accessibilityLabel("Forward")
/// ```
///
/// The repeating ends for certain: with the release wherever it is, and when the press is lost, by a
/// second finger, a page that scrolls, a button that is disabled or removed, or an app that is no
/// longer in front. A button that a condition puts under `hidden()` is removed by that, since it
/// becomes another view; one whose opacity becomes 0 can't know, and is held until the release:
/// disable it as well.
public struct PressAndHoldButton<Label: View>: View {
  let settings: HoldSettings
  let label: (Bool) -> Label
  @State private var state = PressAndHoldButtonState()
  @Environment(\.pressAndHoldButtonStyle) private var style

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - minimumDuration: how many seconds a press lasts until it repeats; with 0 it repeats at once.
  ///     A press of less than 0.2 s that ends before the first repeat is a tap, however short this is.
  ///     One that makes no sense counts as the default.
  ///   - repeatInterval: the seconds from then to the first repeat, and between repeats, also below
  ///     0.1 s; one that makes no sense counts as the default.
  ///   - action: what to do, once or over and over.
  ///   - label: what the button shows, at rest and while it repeats.
  public init(
    minimumDuration: Double = 0.2, repeatInterval: Double = 0.1, action: @escaping () -> Void,
    @ViewBuilder label: @escaping (_ isRepeating: Bool) -> Label
  ) {
    self.init(
      settings: HoldSettings(
        minimumDuration: minimumDuration, repeatInterval: repeatInterval, action: action),
      label: label)
  }

  private init(settings: HoldSettings, label: @escaping (Bool) -> Label) {
    self.settings = settings
    self.label = label
  }

  /// What the environment's style makes of the label.
  public var body: some View {
    AnyView(
      style.makeBody(
        configuration: PressAndHoldButtonStyleConfiguration(
          label: .init(content: AnyView(label(state.isRepeating))), isPressed: state.isPressed,
          isRepeating: state.isRepeating))
    )
    .modifier(HoldPress(settings: settings, state: state))
    .modifier(HoldKeys(settings: settings, state: state))
    .modifier(HoldAccessibility(settings: settings, state: state))
  }
}

extension PressAndHoldButton {
  /// Sets how a hold gets faster.
  ///
  /// On a ladder the steps get longer: give `onStep(_:)` what makes a step of some length. On a ramp
  /// they come sooner, but no more often than ten times a second: give the button a `repeatInterval`
  /// above 0.1 s to begin with, such as 0.4 s.
  public func acceleration(_ acceleration: HoldAcceleration) -> PressAndHoldButton {
    with { $0.acceleration = acceleration }
  }

  /// Does something else than the action for each step of a hold.
  ///
  /// - Parameter perform: called with the number of the step, counted from 1 in each hold, and how
  ///   many times its length it goes.
  /// - Returns: a button that does so.
  public func onStep(
    _ perform: @escaping (_ number: Int, _ factor: Int) -> Void
  ) -> PressAndHoldButton {
    with { $0.onStep = perform }
  }

  /// Lets a tap begin the repeating and the next one end it, for hands that can't hold.
  ///
  /// A single step is then an action of assistive technologies.
  public func latches(_ latches: Bool = true) -> PressAndHoldButton {
    with { $0.latches = latches }
  }

  /// Lets a hold play at a rate in place of repeating the action.
  ///
  /// - Parameters:
  ///   - stages: the rates to go through, in order.
  ///   - slides: whether sliding along goes from stage to stage, every 60 points.
  ///   - locks: whether sliding 80 points up keeps the rate after the release, until a tap.
  ///   - perform: called with the rate that playback has to have from now on, and with nothing when
  ///     the user's own rate and pause have to come back.
  /// - Returns: a button that does so. It isn't told where a ``PlayerSession`` ends the hold: it shows
  ///   the hold until it is let go of, or tapped where it was locked.
  public func holdRate(
    _ stages: HoldStages = HoldStages([.absolute(2)]), slides: Bool = false, locks: Bool = false,
    perform: @escaping (_ rate: HoldRate?) -> Void
  ) -> PressAndHoldButton {
    let rate = HoldRateSettings(stages: stages, slides: slides, locks: locks, perform: perform)
    return with { $0.rate = rate }
  }

  private func with(_ change: (inout HoldSettings) -> Void) -> PressAndHoldButton {
    var settings = settings
    change(&settings)
    return PressAndHoldButton(settings: settings, label: label)
  }
}
#endif
