import { beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { bomb, photo } from '../../../files/testing/pictures.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let id: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  id = (await hire(api, 'Người Có Ảnh')).employeeId
})

/** Left half red, right half blue, 80 by 40, so that what was cut out is known by its colour. */
async function twoHalves(): Promise<Buffer> {
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const send = (content: Buffer | string, square = '0,0,20', person = hr, name = 'Chân dung.png') =>
  person.call('employeeAvatar.store', {
    path: { id },
    body: { file: new File([content as never], name), square },
  })

async function picture(person = hr): Promise<{ status: number; bytes: Buffer; type: unknown }> {
  const answer = await api.app.inject({
    url: `/api/employees/${id}/avatar/picture`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  return { status: answer.statusCode, bytes: answer.rawPayload, type: answer.headers['content-type'] }
}

const kept = async () => (await hr.call('employeeAvatar.show', { path: { id } })).body.data.avatar

describe('a picture of an employee', () => {
  test('is the square that was chosen and nothing else: no place, no camera, no comment', async () => {
    // Taken with the camera on its side: 40 by 20 as it lies, 20 by 40 as one looks at it.
    expect((await send(await photo(), '0,20,20', hr, 'Ảnh chụp.jpg')).status).toBe(201)
    const { bytes, type } = await picture()
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect(type).toBe('image/jpeg')
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 20,
      height: 20,
      exif: undefined,
    })
    expect(bytes.toString('latin1')).not.toMatch(/Hang May Anh|nha rieng|GPS/)
  })

  test('is cut where the square lies', async () => {
    await send(await twoHalves(), '40,0,40')
    const { dominant } = await sharp((await picture()).bytes).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    await send(await twoHalves(), '0,0,40')
    const { dominant: left } = await sharp((await picture()).bytes).stats()
    expect(left.r).toBeGreaterThan(left.b)
  })

  test('is small however large it came', async () => {
    const large = await sharp({ create: { width: 1_500, height: 1_200, channels: 3, background: '#aabbcc' } })
      .png()
      .toBuffer()
    await send(large, '100,0,1200')
    const { width, height } = await sharp((await picture()).bytes).metadata()
    expect([width, height]).toEqual([400, 400])
  })

  test('takes the place of the one before, is taken away, and comes back as it was', async () => {
    await send(await twoHalves(), '0,0,40')
    const before = (await picture()).bytes
    const stored = await kept()
    const restore = () =>
      hr.call('employeeAvatar.restorePicture', { path: { id }, body: { id: stored?.id ?? 0 } })
    expect((await restore()).status).toBe(409)
    expect((await hr.call('employeeAvatar.destroy', { path: { id } })).body.data.avatar).toBeNull()
    expect((await picture()).status).toBe(404)
    expect((await hr.call('employeeAvatar.destroy', { path: { id } })).status).toBe(404)
    expect((await restore()).body.data.avatar).toEqual(stored)
    expect((await picture()).bytes.equals(before)).toBe(true)
  })

  test('that was replaced comes back in the place of the one that replaced it, and of no other', async () => {
    await send(await twoHalves(), '0,0,40')
    const [before, bytes] = [await kept(), (await picture()).bytes]
    await send(await twoHalves(), '40,0,40')
    const second = await kept()
    const restore = (instead_of: number | null) =>
      hr.call('employeeAvatar.restorePicture', {
        path: { id },
        body: { id: before?.id ?? 0, instead_of },
      })
    expect((await restore(null)).status).toBe(409)
    expect((await restore((second?.id ?? 0) + 1000)).status).toBe(409)
    expect(await kept()).toEqual(second)
    expect((await restore(second?.id ?? 0)).body.data.avatar).toEqual(before)
    expect((await picture()).bytes.equals(bytes)).toBe(true)
    // Once back, it is not put back a second time.
    expect((await restore(second?.id ?? 0)).status).toBe(409)
    await hr.call('employeeAvatar.destroy', { path: { id } })
    expect((await restore(before?.id ?? 0)).status).toBe(409)
  })

  test('is seen by oneself and in no other company', async () => {
    const other = await api.as('hrOfTwo')
    expect((await picture(other)).status).toBe(404)
    expect((await send(await twoHalves(), '0,0,1', other)).status).toBe(404)
    const own = await newcomer(api, { login: 'tu-xem-anh', companies: { 1: [] }, personId: 12 })
    const mine = await own.call('employeeAvatar.show', { path: { id: 12 } })
    expect(mine).toMatchObject({ status: 200, body: { data: { avatar: null } } })
    expect((await own.call('employeeAvatar.show', { path: { id } })).status).toBe(404)
    expect((await send(await twoHalves(), '0,0,1', own)).status).toBe(403)
  })

  test('goes with a file that is deleted, and comes back with it', async () => {
    const { employeeId } = await hire(api, 'Người Ghi Nhầm')
    const path = { id: employeeId }
    const file = () => new File([content as never], 'a.png')
    const content = await twoHalves()
    await hr.call('employeeAvatar.store', { path, body: { file: file(), square: '0,0,40' } })
    const shown = async () => (await hr.call('employeeAvatar.show', { path })).body.data.avatar
    const before = await shown()
    await hr.call('employees.destroy', { path })
    const { rows } = await api.db.superuser.query<{ is_removed: boolean }>(
      'select removed_at is not null as is_removed from files where id = $1',
      [before?.id],
    )
    expect(rows).toEqual([{ is_removed: true }])
    await hr.call('employees.restore', { body: { ids: [employeeId] } })
    expect(await shown()).toEqual(before)

    await hr.call('employeeAvatar.destroy', { path })
    await hr.call('employees.destroy', { path })
    await hr.call('employees.restore', { body: { ids: [employeeId] } })
    expect(await shown()).toBeNull()
  })
})

describe('is refused, and the picture before stays:', () => {
  beforeAll(async () => {
    await send(await twoHalves(), '0,0,40')
  })

  test.each([
    [
      'a page that calls itself a picture',
      'a.png',
      '<!doctype html><script>alert(1)</script>',
      'không được hỗ trợ',
    ],
    ['a drawing with a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'không được hỗ trợ'],
    ['nothing', 'a.png', '', 'không có nội dung'],
  ])('%s', async (_, name, content, says) => {
    const before = await kept()
    const answer = await send(content, '0,0,1', hr, name)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(says) } })
    expect(await kept()).toEqual(before)
  })

  test('a picture that would unfold to 900 million points, by its header alone', async () => {
    const answer = await send(bomb(30_000))
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('quá lớn') } })
  })

  test('a picture that breaks off', async () => {
    const content = await photo(400, 400)
    const answer = await send(content.subarray(0, content.length / 2), '0,0,400')
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('Ảnh bị hỏng') } })
  })

  test.each([['41,0,40'], ['0,1,40'], ['0,0,41'], ['0,0,0'], ['99999,99999,99999']])(
    'the square %s of a picture of 80 by 40',
    async (square) => {
      const before = await kept()
      const answer = await send(await twoHalves(), square)
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('Khung cắt') } })
      expect(await kept()).toEqual(before)
    },
  )

  test.each([['-1,0,4'], ['1,2'], ['a,b,c'], ['1.5,0,4'], ['']])('the square "%s"', async (square) => {
    expect((await send(await twoHalves(), square)).status).toBe(400)
  })
})
