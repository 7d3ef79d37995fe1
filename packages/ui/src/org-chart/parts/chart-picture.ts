import { paintShapes } from '#ui/picture/paint-shapes.ts'
import { pictureCanvas } from '#ui/picture/picture-canvas.ts'

const MARGIN = 24

/**
 * A chart as a PNG, in the colours and the font of the page.
 *
 * @param drawing the chart with all of its boxes drawn
 * @param chart its size, in its own pixels
 * @throws Error where the browser cannot make so large a picture
 */
export async function chartPicture(
  drawing: SVGSVGElement,
  chart: { width: number; height: number },
): Promise<Blob> {
  const size = { width: chart.width + 2 * MARGIN, height: chart.height + 2 * MARGIN }
  const { context, toPng } = pictureCanvas(size, getComputedStyle(drawing).backgroundColor)
  context.translate(MARGIN, MARGIN)
  paintShapes(context, drawing)
  return toPng()
}
