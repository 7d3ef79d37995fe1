import { paintShapes } from '#ui/picture/paint-shapes.ts'
import { pictureCanvas } from '#ui/picture/picture-canvas.ts'

const MARGIN = 24
const LINE = 20

/**
 * A chart as a PNG, in the colours and the font of the page: title, sentence, note, legend, drawing.
 *
 * @param figure the whole chart as it stands on the page
 * @param heading lines over the drawing; the first is the title
 * @throws Error where the browser cannot make so large a picture
 */
export async function chartPicture(figure: HTMLElement, heading: readonly string[]): Promise<Blob> {
  const drawing = figure.querySelector<SVGSVGElement>('svg[role="group"]')
  if (!drawing) throw new Error('nothing is drawn')
  const legend = [...figure.querySelectorAll('[data-legend]')]
  const [width, height] = [drawing.width.baseVal.value, drawing.height.baseVal.value]
  const style = getComputedStyle(drawing)
  const places = legendPlaces(legend, width)
  const top = (heading.length + places.lines) * LINE
  const { context, toPng } = pictureCanvas(
    { width: width + 2 * MARGIN, height: height + top + 2 * MARGIN },
    style.backgroundColor,
  )
  context.translate(MARGIN, MARGIN)
  const ink = getComputedStyle(figure).color
  heading.forEach((line, place) => {
    context.fillStyle = ink
    context.font = `${place === 0 ? 600 : 400} ${place === 0 ? 15 : 12}px ${style.fontFamily}`
    context.fillText(line, 0, (place + 1) * LINE - 6, width)
  })
  context.translate(0, heading.length * LINE)
  legend.forEach((item, place) => {
    const { x, y } = places.at[place] ?? { x: 0, y: 0 }
    const swatch = item.querySelector('svg')
    context.save()
    context.translate(x, y)
    if (swatch) paintShapes(context, swatch)
    context.fillStyle = ink
    context.font = `400 12px ${style.fontFamily}`
    context.fillText(item.textContent, 22, 11)
    context.restore()
  })
  context.translate(0, places.lines * LINE)
  paintShapes(context, drawing)
  return toPng()
}

/** Names of series in lines, as wide as the drawing. */
function legendPlaces(items: readonly Element[], width: number) {
  const at: { x: number; y: number }[] = []
  let [x, line] = [0, 0]
  for (const { textContent } of items) {
    const wide = 22 + textContent.length * 7 + 16
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1]
    at.push({ x, y: line * LINE })
    x += wide
  }
  return { at, lines: items.length === 0 ? 0 : line + 1 }
}
