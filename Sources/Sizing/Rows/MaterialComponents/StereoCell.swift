/// x
public struct StereoCell: Sendable {}
