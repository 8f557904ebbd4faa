import Galley

let list = try LoadedList(source: "settings.json", fonts: .bundled)
let page = Page(try list.panel())
let png = try PagePainter(fonts: .bundled).png(page, scale: 2)
print(png.count)
