import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ApiFailure } from '../contract/failure.ts'
import type { ImageRules } from './purposes.ts'

// One picture needs one core and gives its memory back; several at a time come from several requests.
sharp.concurrency(1)
sharp.cache(false)

/** Two places: whoever comes third waits until one is given back. */
const places = [Promise.resolve(), Promise.resolve()]
let next = 0

/**
 * Draws an image anew as PNG beside the file it came from: turned as its camera meant it, scaled down to its bounds, and
 * without anything else that the sent file held (place, camera, comments, a second file behind the picture).
 * @returns where it was drawn to
 * @throws ApiFailure 400 for what is no whole image, or has more pixels than are looked at
 */
export async function redraw(path: string, { mostPixels, longestSide }: ImageRules): Promise<string> {
  const drawn = join(dirname(path), randomBytes(16).toString('hex'))
  const release = await turn()
  try {
    const source = sharp(path, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
    const { width, height } = await source.metadata()
    if (width * height > mostPixels) throw tooManyPixels(mostPixels)
    await source
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toFile(drawn)
    return drawn
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    const { message } = error as Error
    throw message.includes('pixel limit')
      ? tooManyPixels(mostPixels)
      : new ApiFailure(400, 'Ảnh bị hỏng hoặc chưa trọn vẹn. Vui lòng chọn ảnh khác.')
  } finally {
    release()
  }
}

function tooManyPixels(most: number): ApiFailure {
  return new ApiFailure(
    400,
    `Ảnh có kích thước quá lớn (tối đa ${most / 1_000_000} triệu điểm ảnh). Vui lòng thu nhỏ ảnh rồi tải lên lại.`,
  )
}

/** Waits for a place. @returns what gives it back */
async function turn(): Promise<() => void> {
  const place = next
  next = (next + 1) % places.length
  const before = places[place]
  const { promise, resolve } = Promise.withResolvers<void>()
  places[place] = promise
  await before
  return resolve
}
