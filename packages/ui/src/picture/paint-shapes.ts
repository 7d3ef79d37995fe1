const anchors: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' }

/**
 * Paints the shapes of a drawing as they look on the page. Not by way of an SVG file: the page's font would not be
 * known there.
 */
export function paintShapes(context: CanvasRenderingContext2D, drawing: SVGSVGElement): void {
  for (const shape of drawing.querySelectorAll('rect, path, text'))
    if (!shape.closest('[data-screen-only], defs')) paintShape(context, shape)
}

function paintShape(context: CanvasRenderingContext2D, shape: Element) {
  const style = getComputedStyle(shape)
  if (style.display === 'none') return
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0)
  context.save()
  const box = shape.closest('[data-id]')
  const place = box instanceof SVGGraphicsElement ? box.transform.baseVal.consolidate()?.matrix : undefined
  if (place) context.translate(place.e, place.f)
  const fill = fillOf(context, style.fill)
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  if (shape instanceof SVGTextElement) {
    context.fillStyle = fill ?? style.color
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.textAlign = anchors[style.textAnchor] ?? 'left'
    context.fillText(shape.textContent, number('x'), number('y'))
  } else {
    const outline = new Path2D(shape.getAttribute('d') ?? '')
    if (shape instanceof SVGRectElement)
      outline.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
    if (fill !== null) {
      context.fillStyle = fill
      // A canvas, not an array.
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
      context.fill(outline)
    }
    if (style.stroke !== 'none') context.stroke(outline)
  }
  context.restore()
}

/** A colour, or the pattern of the page that `url("#…")` names; null for nothing. */
function fillOf(context: CanvasRenderingContext2D, fill: string): string | CanvasPattern | null {
  if (fill === 'none') return null
  const id = /^url\("?#([^")]+)/.exec(fill)?.[1]
  if (id === undefined) return fill
  const [pattern, line] = [document.querySelector(`#${CSS.escape(id)}`), `#${CSS.escape(id)} path`]
  const path = document.querySelector(line)
  if (!pattern || !path) return null
  const tile = document.createElement('canvas')
  tile.width = Number(pattern.getAttribute('width'))
  tile.height = Number(pattern.getAttribute('height'))
  const brush = tile.getContext('2d')
  if (!brush) return null
  const style = getComputedStyle(path)
  brush.strokeStyle = style.stroke
  brush.lineWidth = Number.parseFloat(style.strokeWidth)
  brush.stroke(new Path2D(path.getAttribute('d') ?? ''))
  return context.createPattern(tile, 'repeat')
}
