/** Canvases beyond this fail silently in one browser or another. */
const LIMITS = { side: 16_000, pixels: 120_000_000 }
/** Sharp enough for print. */
const DENSITY = 2

/** A sheet to paint on, and the picture that comes of it. */
export interface PictureCanvas {
  context: CanvasRenderingContext2D
  /** @throws Error where the browser cannot make so large a picture */
  toPng: () => Promise<Blob>
}

/**
 * A canvas for a picture, sharp enough for print where the browser can make it so large.
 *
 * @param size in pixels of the page
 * @param ground colour of the sheet
 * @throws Error where the browser draws no pictures
 */
export function pictureCanvas(size: { width: number; height: number }, ground: string): PictureCanvas {
  const { width, height } = size
  const density = Math.min(
    DENSITY,
    LIMITS.side / Math.max(width, height),
    Math.sqrt(LIMITS.pixels / (width * height)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(density, density)
  return {
    context,
    toPng: () =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
          'image/png',
        )
      }),
  }
}
