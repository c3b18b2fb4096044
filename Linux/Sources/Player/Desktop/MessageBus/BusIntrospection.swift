extension BusInterface {
  /// The interface in the bus's own description language.
  var introspection: String {
    let members =
      methods.map { element("method", $0.name, arguments($0.arguments, direction: "in")) }
      + signals.map { element("signal", $0.name, arguments($0.arguments)) }
      + properties.map(description)
    return "<node>\(element("interface", name, members.joined()))</node>"
  }

  private func element(_ kind: String, _ name: String, _ content: String) -> String {
    "<\(kind) name='\(name)'>\(content)</\(kind)>"
  }

  private func arguments(_ list: [BusMethod.Argument], direction: String? = nil) -> String {
    let direction = direction.map { " direction='\($0)'" } ?? ""
    return list.map { "<arg name='\($0.name)' type='\($0.type)'\(direction)/>" }.joined()
  }

  private func description(of property: BusProperty) -> String {
    let access = property.set == nil ? "read" : "readwrite"
    let silent =
      "<annotation name='org.freedesktop.DBus.Property.EmitsChangedSignal' value='false'/>"
    return """
      <property name='\(property.name)' type='\(property.get().signature)' access='\(access)'>\
      \(property.announcesChanges ? "" : silent)</property>
      """
  }
}
