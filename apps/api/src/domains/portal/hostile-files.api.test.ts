import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bomb, photo } from '../../files/testing/pictures.ts'
import { docxParts, packed, paragraph } from '../../print/docx/testing/docx.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { portalForFile } from './testing/drawn-portal.ts'
import { publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** Files that are two things at once, or far more than they weigh, from strangers: by a program and by the form (F3). */

const api = apiForFile()
const visit = portalForFile(api)
let stranger: Person
let word: string

beforeAll(async () => {
  stranger = api.withToken(undefined)
  await putConsentTexts(api, { processing: '{days} ngày', sensitive: '{days} ngày' })
  const fields = [
    { field: 'cv', need: 'optional', ground: null },
    { field: 'photo', need: 'optional', ground: 'Làm thẻ ra vào cảng' },
  ]
  word = (await publishCampaign(api, 1, { form_fields: JSON.stringify(fields) })).word
})
beforeEach(() => api.db.superuser.query('delete from portal_attempts'))

/** Where the bytes of files lie that were kept; their folder comes with the first. */
const lying = () =>
  readdirSync(api.dataDir, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && entry.parentPath.startsWith(join(api.dataDir, 'files/blobs'))
      ? [join(entry.parentPath, entry.name)]
      : [],
  )

type Part = 'cv' | 'photo'

const ways = {
  'by a program': async (part: Part, file: File) => {
    const body = { token: await tokenInTime(api, word), [part]: file }
    const { status, text } = await stranger.call('externals.upload', { path: { id: word }, body })
    return { status, text }
  },
  'by the form without script': async (part: Part, file: File) => {
    const form = new FormData()
    const fields = {
      step: 'check',
      token: await tokenInTime(api, word),
      full_name: 'Lò Thị Thử',
      date_of_birth: '15/08/1998',
      phone: '0912000888',
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append(part, file)
    const sent = new Response(form)
    const answer = await visit(`/tuyen-dung/${word}/dang-ky-du-tuyen`, undefined, {
      method: 'POST',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    return { status: answer.status, text: answer.bytes.toString() }
  },
}

const parts = docxParts(paragraph('CV'))
const types = parts['[Content_Types].xml'] ?? ''
/** A paper as Word keeps it with macros in it. */
const docm = await packed({
  ...parts,
  '[Content_Types].xml': types.replace(
    'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
    'vnd.ms-word.document.macroEnabled.main',
  ),
})
const page = '<!doctype html><script>alert(document.domain)</script>'

describe.each(Object.entries(ways))('%s', (_, send) => {
  test.each(['photo', 'cv'] as const)('a bomb as %s is refused, and nothing of it stays', async (part) => {
    const before = lying()
    const began = process.memoryUsage.rss()
    expect((await send(part, new File([new Uint8Array(bomb(30_000))], 'Ảnh.png'))).status).toBe(400)
    expect(process.memoryUsage.rss() - began).toBeLessThan(100 * 1024 * 1024)
    expect(lying()).toEqual(before)
  })

  test.each(['photo', 'cv'] as const)(
    'a picture with a page behind it is kept as %s without page, place and camera',
    async (part) => {
      const known = new Set(lying())
      const both = new File([new Uint8Array(await photo()), page], 'Ảnh.jpg')
      expect((await send(part, both)).status).toBeLessThan(500)
      const kept = lying().filter((path) => !known.has(path))
      expect(kept).toHaveLength(1)
      const bytes = readFileSync(kept[0] ?? '')
      const { exif, width, height } = await sharp(bytes).metadata()
      expect({ exif, width, height }).toEqual({ exif: undefined, width: 20, height: 40 })
      for (const trace of ['<script', 'Hang May Anh']) expect(bytes.includes(trace)).toBe(false)
    },
  )

  test('a page that begins like a picture, and one with a paper behind it, are none', async () => {
    const before = lying()
    const paper = exampleFile({ contentMediaType: 'application/pdf', example: 'CV.pdf' })
    expect((await send('cv', new File([page, paper], 'CV.pdf'))).status).toBe(400)
    const broken = new File([new Uint8Array([0xff, 0xd8, 0xff]), page], 'Ảnh.jpg')
    expect((await send('photo', broken)).status).toBe(400)
    expect(lying()).toEqual(before)
  })
  test.each([
    [
      'of Word before 2007',
      'CV.doc',
      Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_024, '0'), 'hex'),
      /lưu thành PDF hoặc DOCX/,
    ],
    ['with macros', 'CV.docm', docm, /lưu thành PDF hoặc DOCX/],
    ['without a byte', 'CV.pdf', Buffer.alloc(0), /không có nội dung/],
  ])('a paper %s is refused with what to do', async (__, name, content, says) => {
    const before = lying()
    const { status, text } = await send('cv', new File([new Uint8Array(content)], name))
    expect([status, text]).toEqual([400, expect.stringMatching(says)])
    expect(lying()).toEqual(before)
  })
})
