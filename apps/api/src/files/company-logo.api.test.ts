import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { clamdDouble, eicar } from './testing/clamd.ts'
import { bomb, photo, picture } from './testing/pictures.ts'

let clamd: Awaited<ReturnType<typeof clamdDouble>>
beforeAll(async () => {
  clamd = await clamdDouble()
})
const api = apiForFile(() => ({ CLAMD: `127.0.0.1:${clamd.port}`, FILES_A_DAY: '40', FILES_QUOTA_MB: '1' }))
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
afterAll(() => clamd.close())

const upload = (content: Buffer | string, name = 'bieu-trung.png', person = hr, headers = {}) =>
  person.call('company.storeLogo', { body: { file: new File([content as never], name) } }, headers)

/** The bytes that are kept, and those that are on their way. */
function stored(): { blobs: string[]; incoming: string[] } {
  const filesIn = (folder: string) =>
    readdirSync(join(api.dataDir, 'files', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  return { blobs: filesIn('blobs'), incoming: filesIn('incoming') }
}

async function rows(): Promise<{ name: string; scan_state: string }[]> {
  const found = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ name: string; scan_state: string }>(
      'select name, scan_state from files where removed_at is null',
    ),
  )
  return found.rows
}

async function download(
  person = hr,
): Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown> }> {
  const answer = await api.app.inject({
    url: '/api/company/logo',
    headers: { authorization: `Bearer ${person.token}` },
  })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}

describe('a logo', () => {
  test('is kept as a picture and nothing else: turned upright, without place, camera or comment', async () => {
    const answer = await upload(await photo(), 'Ảnh chụp.jpg')
    expect(answer.status).toBe(201)
    expect(answer.body.data.company.logo).toMatchObject({
      name: 'Ảnh chụp.jpg',
      media_type: 'image/png',
      scan_state: 'clean',
    })
    const { bytes, status } = await download()
    expect(status).toBe(200)
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'png', width: 20, height: 40, exif: undefined })
    expect(bytes.toString('latin1')).not.toMatch(/Hang May Anh|nha rieng|GPS/)
  })

  test('lies under a random name where only this server may look', async () => {
    await upload(await picture(), '../../vao-day.png')
    const { blobs, incoming } = stored()
    expect(incoming).toEqual([])
    for (const path of blobs) expect(path).toMatch(/files\/blobs\/1\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
    expect(statSync(join(api.dataDir, 'files/blobs')).mode & 0o777).toBe(0o700)
    expect(statSync(blobs[0] ?? '').mode & 0o777).toBe(0o600)
    expect(await rows()).toEqual([{ name: 'vao-day.png', scan_state: 'clean' }])
  })

  test('is served as an attachment that no browser runs', async () => {
    const { headers } = await download()
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="vao-day.png"; filename*=UTF-8\'\'vao-day.png',
    })
  })

  test('belongs to its company: another one neither sees nor replaces it', async () => {
    const other = await api.as('hrOfTwo')
    expect((await download(other)).status).toBe(404)
    const before = (await download()).bytes
    await upload(await picture(8, 8), 'cua-cong-ty-hai.png', other)
    expect((await download()).bytes.equals(before)).toBe(true)
  })

  test('sent twice with the same key is kept once', async () => {
    const content = await picture(31, 31)
    const send = () => upload(content, 'mot-lan.png', hr, { 'idempotency-key': 'logo-once-1' })
    const first = await send()
    const before = stored().blobs.length
    const again = await send()
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
    expect(stored().blobs).toHaveLength(before)
    const other = await upload(await picture(32, 32), 'khac.png', hr, { 'idempotency-key': 'logo-once-1' })
    expect(other.status).toBe(400)
    expect(stored().blobs).toHaveLength(before)
  })

  test('that is taken away is gone', async () => {
    await upload(await picture())
    const { body } = await hr.call('company.destroyLogo')
    expect(body.data.company.logo).toBeNull()
    expect((await download()).status).toBe(404)
    expect((await hr.call('company.destroyLogo')).status).toBe(404)
  })

  test('that was taken away comes back as it was, but not over another one, nor after ten minutes', async () => {
    const kept = (await upload(await picture(21, 21))).body.data.company.logo
    const before = (await download()).bytes
    const id = kept?.id ?? 0
    const restore = (person = hr) => person.call('company.restoreLogo', { body: { id } })
    expect((await restore()).status).toBe(409)
    await hr.call('company.destroyLogo')
    const other = await api.as('hrOfTwo')
    await other.call('company.destroyLogo')
    expect((await restore(other)).status).toBe(404)
    expect((await restore()).body.data.company.logo).toEqual(kept)
    expect((await download()).bytes.equals(before)).toBe(true)

    await hr.call('company.destroyLogo')
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update files set removed_at = now() - interval '11 minutes' where id = $1`, [id]),
    )
    expect((await restore()).status).toBe(404)
  })
})

describe('is refused, and nothing of it stays:', () => {
  const html = '<!doctype html><script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['a page', 'trang.html', html],
    ['a page that calls itself a picture', 'trang.jpg', html],
    ['a page that calls itself a paper', 'trang.pdf', html],
    ['a drawing with a script', 'hinh.svg', svg],
    ['a drawing that calls itself PNG', 'hinh.png', svg],
    ['XHTML', 'a.xhtml', `<?xml version="1.0"?>${html}`],
    ['a script', 'a.js', 'alert(1)'],
    ['a paper', 'a.pdf', '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj'],
    ['a program', 'a.png', 'MZ\u0090\0\u0003'],
  ])('%s', async (_, name, content) => {
    const before = stored()
    const answer = await upload(content, name)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Định dạng tệp không được hỗ trợ. Vui lòng chọn tệp PNG, JPG, WebP.' },
    })
    expect(stored()).toEqual(before)
  })

  test('nothing', async () => {
    const before = stored()
    expect(await upload('', 'rong.png')).toMatchObject({
      status: 400,
      body: { message: 'Tệp không có nội dung (0 byte). Vui lòng chọn lại tệp.' },
    })
    expect(stored()).toEqual(before)
  })

  test('a picture that would unfold to 900 million points, by its header alone', async () => {
    const content = bomb(30_000)
    expect(content.length).toBeLessThan(64 * 1024)
    const before = process.memoryUsage().rss
    const answer = await upload(content)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('quá lớn') } })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test('a picture that breaks off', async () => {
    const content = await photo(400, 400)
    const answer = await upload(content.subarray(0, content.length / 2))
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('Ảnh bị hỏng') } })
  })

  test('more than the limit', async () => {
    const answer = await upload(Buffer.alloc(5 * 1024 * 1024 + 1))
    expect(answer).toMatchObject({ status: 413, body: { message: 'Biểu trưng vượt quá dung lượng 5 MB.' } })
  })

  test('what a scanner finds something in; the trail keeps that it was tried', async () => {
    const before = stored()
    const answer = await upload(Buffer.concat([await picture(), Buffer.from(eicar)]), 'vi-rut.png')
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('mã độc') } })
    expect(stored()).toEqual(before)
    const { rows: trail } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`select operation, result, detail ->> 'infected' as found from audit_trail
        where result = 'refused' order by id desc limit 1`),
    )
    expect(trail).toEqual([{ operation: 'company.storeLogo', result: 'refused', found: 'Eicar-Signature' }])
  })
})

describe('a second file behind the picture', () => {
  test('is not kept', async () => {
    const content = Buffer.concat([await photo(), Buffer.from('<script>alert(document.domain)</script>')])
    expect((await upload(content, 'hai-mat.jpg')).status).toBe(201)
    for (const path of stored().blobs) expect(readFileSync(path, 'latin1')).not.toContain('<script>')
  })
})

describe('a ticket', () => {
  const fetchBy = (ticket: string) => api.app.inject({ url: `/api/files/${ticket}` })
  const ticket = async () => (await hr.call('company.logoTicket')).body.data.ticket

  test('fetches the file once, without a header', async () => {
    await upload(await picture())
    const given = await ticket()
    const first = await fetchBy(given)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    expect(first.rawPayload.equals((await download()).bytes)).toBe(true)
    expect((await fetchBy(given)).statusCode).toBe(404)
  })

  test('is not used up by whoever only asks what it fetches', async () => {
    const given = await ticket()
    const asked = await api.app.inject({ method: 'HEAD', url: `/api/files/${given}` })
    expect(asked.statusCode).toBe(405)
    expect((await fetchBy(given)).statusCode).toBe(200)
  })

  test('is known by its hash only', async () => {
    const given = await ticket()
    const { rows: kept } = await api.db.superuser.query<{ all: string }>(
      `select string_agg(t::text, ' ') as all from file_tickets t`,
    )
    expect(kept[0]?.all).not.toContain(given)
  })

  test('is over after a minute', async () => {
    const given = await ticket()
    await api.db.superuser.query(`update file_tickets set expires_at = expires_at - interval '61 seconds'`)
    expect((await fetchBy(given)).statusCode).toBe(404)
  })

  test('ends with the session that was given it', async () => {
    const leaving = await api.as('hrOfOne')
    const { body } = await leaving.call('company.logoTicket')
    await leaving.call('session.logout')
    expect((await fetchBy(body.data.ticket)).statusCode).toBe(404)
  })

  test('of a file that is gone by now fetches nothing', async () => {
    const given = await ticket()
    await hr.call('company.destroyLogo')
    expect((await fetchBy(given)).statusCode).toBe(404)
  })

  test('sent many times at once fetches once', async () => {
    await upload(await picture())
    const given = await ticket()
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetchBy(given)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

describe('the quota', () => {
  test('of a company holds however many upload at once; what is too much leaves nothing', async () => {
    const noise = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(noise)))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 400]))
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.message).toContain('dung lượng lưu tệp')
    const { rows: usage } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ bytes: number; sum: number; files: number; count: number }>(
        `select usage.bytes, usage.files, sum(size)::bigint as sum, count(*) as count
         from file_usage usage join files using (company_id) where company_id = 1 group by 1, 2`,
      ),
    )
    expect(usage[0]?.bytes).toBe(usage[0]?.sum)
    expect(usage[0]?.files).toBe(usage[0]?.count)
    expect(usage[0]?.bytes).toBeLessThanOrEqual(1024 * 1024)
    const ofOne = stored().blobs.filter((path) => path.includes('/blobs/1/'))
    expect(ofOne).toHaveLength(usage[0]?.count ?? 0)
  })

  test('of a user counts a day', async () => {
    const other = await api.as('hrOfTwo')
    const content = await picture(2, 2)
    const statuses: number[] = []
    for (let sent = 0; sent < 40; sent += 1) statuses.push((await upload(content, 'a.png', other)).status)
    const answer = await upload(content, 'a.png', other)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('24 giờ') } })
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(30)
  })
})
