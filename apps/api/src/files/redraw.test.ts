import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ApiFailure } from '../contract/failure.ts'
import { checkKept, redraw } from './redraw.ts'
import { bomb, picture } from './testing/pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'redraw-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A purpose that would take anything. */
const generous = { mostPixels: 1_000_000_000, longestSide: 100 }

let made = 0
function fileOf(content: Buffer): string {
  const path = join(folder, `picture-${(made += 1)}`)
  writeFileSync(path, content)
  return path
}
const refusal = (path: string) =>
  redraw(path, generous).then(
    () => undefined,
    ({ status, message }: ApiFailure) => [status, message],
  )

test.each([
  ['one line of sixteen million pixels', 16_000_000, 1],
  ['a column of sixteen million pixels', 1, 16_000_000],
  ['a line just too long', 8_001, 1],
])('%s is refused by its header, whatever its purpose takes', async (_, width, height) => {
  // Bits that are no picture: whoever decodes them says 'broken'.
  const path = fileOf(bomb(width, height).subarray(0, 60))
  expect(await refusal(path)).toEqual([
    400,
    'Ảnh có kích thước quá lớn (tối đa 8,000 điểm ảnh mỗi cạnh và 24 triệu điểm ảnh). Vui lòng thu nhỏ ảnh rồi tải lên lại.',
  ])
})

test('more pixels than any purpose may take are refused by the header', async () => {
  expect((await refusal(fileOf(bomb(5_000, 5_000))))?.[0]).toBe(400)
})

test('a picture as long as may be is drawn', async () => {
  const content = await picture(8_000, 2)
  const drawn = await redraw(fileOf(content), generous)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 100 })
})

test('what is drawn by other means than pixels is no picture', async () => {
  const path = fileOf(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  )
  expect(await refusal(path)).toEqual([400, expect.stringContaining('Ảnh bị hỏng')])
})

test('of many pictures at once some are drawn, the others are told to come again, and nothing is left', async () => {
  const path = fileOf(await picture(2_000, 2_000))
  const before = readdirSync(folder).length
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => redraw(path, generous)))
  const drawn = answers.filter(({ status }) => status === 'fulfilled')
  const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect([drawn.length, refused.length]).toEqual([22, 18])
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, detail: { retryAfter: 5 } })
  expect(readdirSync(folder)).toHaveLength(before + 22)
})

test('a picture that is kept as it came may be large, but no bomb; what has no header claims nothing', async () => {
  await checkKept(fileOf(bomb(12_000, 9_000)))
  await checkKept(fileOf(Buffer.from([0xff, 0xd8, 0xff])))
  for (const claimed of [bomb(30_000), bomb(20_001, 1)])
    await expect(checkKept(fileOf(claimed))).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Ảnh có kích thước quá lớn \(tối đa 20,000 .* 200 triệu/),
    })
})
