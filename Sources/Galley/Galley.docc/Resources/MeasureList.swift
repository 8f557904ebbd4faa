import Galley

let list = try LoadedList(source: "settings.json", fonts: .bundled)
var traits = list.settings.traits
for category in SizeCategory.allCases {
  traits.sizeCategory = category
  print(category.shortName, list.forEachPlacedRow(list.settings.geometry, traits) { _, _, _ in })
}
