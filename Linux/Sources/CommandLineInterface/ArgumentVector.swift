/// The arguments of a program as C has them: strings of bytes, behind the last of which stands nil.
///
/// Swift's own `CommandLine.arguments` are texts, and change what is no UTF-8, as names of files may be.
public typealias ArgumentVector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
