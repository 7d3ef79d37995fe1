/** Canvases beyond this fail silently in one browser or another. */
const LIMITS = { side: 16_000, pixels: 120_000_000 }
/** Sharp enough for print. */
const DENSITY = 2
const MARGIN = 24

interface Size {
  width: number
  height: number
}

/**
 * A chart as a PNG, in the colours and the font of the page.
 *
 * @param drawing the chart with all of its boxes drawn
 * @param chart its size, in its own pixels
 * @throws Error where the browser cannot make so large a picture
 */
export function chartPicture(drawing: SVGSVGElement, chart: Size): Promise<Blob> {
  const [width, height] = [chart.width + 2 * MARGIN, chart.height + 2 * MARGIN]
  const density = Math.min(
    DENSITY,
    LIMITS.side / Math.max(width, height),
    Math.sqrt(LIMITS.pixels / (width * height)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('this browser draws no pictures'))
  context.fillStyle = getComputedStyle(drawing).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(density, density)
  context.translate(MARGIN, MARGIN)
  for (const shape of drawing.querySelectorAll('rect, path, text'))
    if (!shape.closest('[data-screen-only]')) drawShape(context, shape)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
      'image/png',
    )
  })
}

/** Not by way of an SVG file: the page's font would not be known there. */
function drawShape(context: CanvasRenderingContext2D, shape: Element) {
  const style = getComputedStyle(shape)
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0)
  context.save()
  const box = shape.closest('[data-id]')
  const place = box instanceof SVGGraphicsElement ? box.transform.baseVal.consolidate()?.matrix : undefined
  if (place) context.translate(place.e, place.f)
  context.fillStyle = style.fill
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  if (shape instanceof SVGTextElement) {
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.fillText(shape.textContent, number('x'), number('y'))
  } else {
    const outline = new Path2D(shape.getAttribute('d') ?? '')
    if (shape instanceof SVGRectElement)
      outline.roundRect(0, 0, number('width'), number('height'), number('rx'))
    // A canvas, not an array.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    if (style.fill !== 'none') context.fill(outline)
    if (style.stroke !== 'none') context.stroke(outline)
  }
  context.restore()
}
