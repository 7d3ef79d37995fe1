import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ApiFailure } from '../contract/failure.ts'
import { ReceivedFile } from '../contract/form/received-file.ts'
import { asOneFile } from './join-photos.ts'
import { purposes } from './purposes.ts'
import { bomb, photo, picture } from './testing/pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'photos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cv = { title: 'CV', maxBytes: 10 * 1024 * 1024 }

let made = 0
function received(content: Buffer, name = `Trang ${made + 1}.jpg`): ReceivedFile {
  const path = join(folder, `photo-${(made += 1)}`)
  writeFileSync(path, content)
  return new ReceivedFile({ name, path, size: content.length, sha256: '' })
}

/** The one file: its name and its bytes, as whoever keeps it reads them. */
const joined = (files: readonly ReceivedFile[], part = cv) =>
  asOneFile(files, part, purposes.candidate_cv, async ({ name, path }) => ({
    name,
    content: readFileSync(path),
  }))

const refusal = (files: readonly ReceivedFile[], part = cv) =>
  joined(files, part).then(
    () => undefined,
    ({ status, message }: ApiFailure) => [status, message],
  )

/** The pictures of a PDF as they stand in it, and how its pages lie. */
function pagesOf(pdf: Buffer): { pictures: Buffer[]; boxes: string[] } {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/DCTDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)]
  return {
    pictures: streams.map(([, bytes = '']) => Buffer.from(bytes, 'latin1')),
    boxes: [...text.matchAll(/\/MediaBox \[0 0 (\d+)/g)].map(([, width = '']) => width),
  }
}

test('photos of a paper become one PDF in their order, upright, without what their cameras wrote', async () => {
  const webp = await sharp(await picture(300, 400))
    .webp()
    .toBuffer()
  const { name, content } = await joined([
    received(await photo(60, 30)),
    received(await picture(3_000, 1_500)),
    received(webp),
  ])
  expect(name).toBe('CV (3 ảnh).pdf')
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  const { pictures, boxes } = pagesOf(content)
  // A4 in points: upright, broadside, upright.
  expect(boxes).toEqual(['595', '841', '595'])
  const sizes = await Promise.all(
    pictures.map(async (bytes) => {
      const { width, height, exif } = await sharp(bytes).metadata()
      return { width, height, exif }
    }),
  )
  expect(sizes).toEqual([
    { width: 30, height: 60, exif: undefined },
    { width: 2_000, height: 1_000, exif: undefined },
    { width: 300, height: 400, exif: undefined },
  ])
  expect(content.includes('Hang May Anh')).toBe(false)
})

test('what the field takes as it is stays as it is; a single photo that it does not take becomes a page', async () => {
  const one = await photo()
  expect((await joined([received(one, 'CV.jpg')])).content).toEqual(one)
  const text = Buffer.from('no picture at all')
  expect((await joined([received(text, 'CV.txt')])).content).toEqual(text)
  const webp = await sharp(one).webp().toBuffer()
  expect((await joined([received(webp, 'CV.webp')])).name).toBe('CV (1 ảnh).pdf')
})

test('what cannot be joined is refused in words that name the photo, and nothing is left behind', async () => {
  const small = await photo()
  const page = () => received(small)
  const before = () => readdirSync(folder).length
  const pdf = received(Buffer.from('%PDF-1.4\n'), 'CV.pdf')
  expect(await refusal([page(), pdf])).toEqual([400, expect.stringMatching(/^CV\.pdf không phải là ảnh/)])
  expect(await refusal([page(), received(Buffer.alloc(0), 'Rỗng.jpg')])).toEqual([
    400,
    expect.stringMatching(/^Rỗng\.jpg không phải là ảnh/),
  ])
  expect(await refusal([page(), received(small.subarray(0, 300), 'Đứt.jpg')])).toEqual([
    400,
    expect.stringMatching(/^Đứt\.jpg: Ảnh bị hỏng/),
  ])
  expect(await refusal([page(), received(bomb(8_001, 1), 'Bom.png')])).toEqual([
    400,
    expect.stringMatching(/^Bom\.png: Ảnh có kích thước quá lớn/),
  ])
  expect(await refusal(Array.from({ length: 9 }, page))).toEqual([
    400,
    'Bạn chọn 9 ảnh. Vui lòng chọn không quá 8 ảnh.',
  ])
  expect(await refusal([page(), page()], { title: 'CV', maxBytes: 500 })).toEqual([
    413,
    expect.stringMatching(/^CV vượt quá dung lượng/),
  ])
  expect(before()).toBe(made)
})
