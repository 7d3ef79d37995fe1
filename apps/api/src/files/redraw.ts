import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { ApiFailure, unavailable } from '../contract/failure.ts'
import type { ImageRules } from './purposes.ts'

// One picture needs one core and gives its memory back; several at a time come from several requests.
sharp.concurrency(1)
sharp.cache(false)
// Of all that libvips can read only what purposes take: no drawings, no documents, no formats of cameras.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })

/**
 * What no purpose goes beyond. A line is decoded whole, so a long side costs memory whatever the other one is; within
 * these a picture takes some 130 MB at most while it is drawn.
 */
const ceiling = { side: 8_000, pixels: 24_000_000 }
/** Of a picture that is kept as it came: a scan of A3 at 600 dots an inch, or a photo of the finest telephone, is well within. */
const keptCeiling = { side: 20_000, pixels: 200_000_000 }
/** Pictures drawn at once in this process, and waiting for that. */
const mostAtOnce = 2
const longestLine = 20
/** Seconds; a picture that takes longer is given up. */
const longest = 60

let drawing = 0
const waiting: (() => void)[] = []

/** A square of a picture, in dots of the picture as it is looked at. */
export interface Square {
  left: number
  top: number
  side: number
}

/**
 * Draws an image anew beside the file it came from: turned as its camera meant it, scaled down to its bounds, and
 * without anything else that the sent file held (place, camera, comments, a second file behind the picture).
 * @param square what is kept of it; without it the whole picture is
 * @returns where it was drawn to
 * @throws ApiFailure 400 for what is no whole image, by its header larger than is decoded, or smaller than the square
 * that is cut out of it; 503 when too many wait
 */
export async function redraw(
  path: string,
  { mostPixels, longestSide, as = 'png' }: ImageRules,
  square?: Square,
): Promise<string> {
  const pixels = Math.min(mostPixels, ceiling.pixels)
  const source = sharp(path, { limitInputPixels: pixels, sequentialRead: true, failOn: 'error' })
  const size = await checkHeader(source, pixels)
  if (square !== undefined) checkSquare(square, size)
  const drawn = join(dirname(path), randomBytes(16).toString('hex'))
  const release = await turn()
  try {
    const upright = source.autoOrient()
    const kept = square === undefined ? upright : upright.extract(areaOf(square))
    const small = kept
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: longest })
    await encoders[as](small).toFile(drawn)
    return drawn
  } catch {
    throw broken()
  } finally {
    release()
  }
}

const encoders: Record<NonNullable<ImageRules['as']>, (image: Sharp) => Sharp> = {
  png: (image) => image.png({ compressionLevel: 9 }),
  // JPEG knows no transparency: what shines through is white, as paper is.
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
}

/**
 * Looks at the header of a picture that is kept as it came, so that nobody is given one that no machine can show. Nothing is
 * decoded, and what has no header that can be read claims nothing.
 * @throws ApiFailure 400 for what claims too much
 */
export async function checkKept(path: string): Promise<void> {
  const size = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (size !== undefined && isBeyond(size, keptCeiling)) throw tooLarge(keptCeiling)
}

/**
 * @returns the size of the picture once it stands upright
 * @throws ApiFailure 400 for what is no picture, or claims more than is decoded
 */
async function checkHeader(source: Sharp, pixels: number): Promise<Size> {
  const most = { side: ceiling.side, pixels }
  const {
    width,
    height,
    orientation = 1,
  } = await source.metadata().catch((error: Error) => {
    throw error.message.includes('pixel limit') ? tooLarge(most) : broken()
  })
  if (isBeyond({ width, height }, most)) throw tooLarge(most)
  // EXIF: from 5 on the picture was taken with the camera on its side.
  return orientation < 5 ? { width, height } : { width: height, height: width }
}

interface Size {
  width: number
  height: number
}

function isBeyond({ width, height }: Size, { side, pixels }: typeof ceiling): boolean {
  return Math.max(width, height) > side || width * height > pixels
}

/** @throws ApiFailure 400 */
function checkSquare({ left, top, side }: Square, { width, height }: Size): void {
  if (side >= 1 && left + side <= width && top + side <= height) return
  throw new ApiFailure(400, 'Khung cắt nằm ngoài ảnh. Vui lòng chọn lại khung.')
}

function areaOf({ left, top, side }: Square) {
  return { left, top, width: side, height: side }
}

function broken(): ApiFailure {
  return new ApiFailure(400, 'Ảnh bị hỏng hoặc chưa trọn vẹn. Vui lòng chọn ảnh khác.')
}

function tooLarge({ side: longestSide, pixels }: typeof ceiling): ApiFailure {
  const [side, millions] = [longestSide, pixels / 1_000_000].map((most) => most.toLocaleString('en-US'))
  return new ApiFailure(
    400,
    `Ảnh có kích thước quá lớn (tối đa ${side} điểm ảnh mỗi cạnh và ${millions} triệu điểm ảnh). Vui lòng thu nhỏ ảnh rồi tải lên lại.`,
  )
}

/**
 * Waits for a place.
 * @returns what gives it back
 * @throws ApiFailure 503 when too many wait already
 */
async function turn(): Promise<() => void> {
  if (drawing < mostAtOnce) drawing += 1
  else if (waiting.length >= longestLine) throw unavailable(5)
  // A place that is given back goes to the first who waits, so nobody who comes meanwhile can take it.
  else await new Promise<void>((resolve) => waiting.push(resolve))
  return () => {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}
