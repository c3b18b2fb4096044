/// Something that can be drawn between two values of its data; the model does not.
public protocol Animatable {}
