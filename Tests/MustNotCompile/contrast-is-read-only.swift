// error: cannot assign to property: 'colorSchemeContrast' is a get-only property
import SwiftUI

func raiseContrast(_ values: inout EnvironmentValues) { values.colorSchemeContrast = .increased }
