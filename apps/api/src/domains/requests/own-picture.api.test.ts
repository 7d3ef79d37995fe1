import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { fileOwner, type Owner } from './testing/file-owner.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function painted(colour: string): Promise<File> {
  const picture = sharp({ create: { width: 80, height: 40, channels: 3, background: colour } })
  return new File([new Uint8Array(await picture.png().toBuffer())], 'Chân dung.png')
}

async function ask(me: Person, colour = '#ff0000') {
  const body = { file: await painted(colour), square: '0,0,40' }
  return me.call('requestChangeInfos.storePicture', { body })
}

async function waiting(me: Person, colour?: string) {
  const { status, body } = await ask(me, colour)
  expect(status, body.message).toBe(201)
  if (body.data.request === null) throw new Error('nothing waits')
  return body.data.request
}

type Asked = Awaited<ReturnType<typeof waiting>>

async function review({ id, version, items }: Asked, accept: boolean, by = hr) {
  const reason = accept ? {} : { reason: 'Ảnh mờ' }
  const verdicts = items.map((item) => ({ id: item.id, accept, ...reason }))
  return by.call('requestChangeInfos.review', { path: { id }, body: { version, items: verdicts } })
}

async function avatarOf({ employeeId }: Owner) {
  return (await hr.call('employeeAvatar.show', { path: { id: employeeId } })).body.data.avatar
}

const ticket = (by: Person, { id, picture }: Asked) =>
  by.call('requestChangeInfos.fileTicket', { path: { id, file_id: picture?.id ?? 0 } })

async function setting(mode: 'self' | 'review' | 'hr') {
  const fields = [{ field: 'avatar', mode, needs_evidence: false }]
  expect((await hr.call('requestChangeSettings.update', { body: { fields } })).status).toBe(200)
}

describe('a picture that one asks for', () => {
  test('waits beside the old one, drawn anew, and takes its place once it is accepted', async () => {
    const me = await fileOwner(api)
    const first = await waiting(me, '#0000ff')
    expect((await review(first, true)).status).toBe(200)
    const before = await avatarOf(me)
    expect(before?.id).toBe(first.picture?.id)

    const request = await waiting(me)
    expect(request).toMatchObject({
      state: 'waiting',
      changes: 'Ảnh',
      items: [{ path: 'avatar', is_masked: false, old_value: 'Có ảnh', new_value: 'Có ảnh' }],
      picture: { media_type: 'image/jpeg' },
      files: [],
    })
    expect(await avatarOf(me)).toEqual(before)
    const { body } = await ticket(hr, request)
    const sent = await api.app.inject({ url: `/api/files/${body.data.ticket}` })
    const { format, width, height } = await sharp(sent.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 40, height: 40 })

    const done = await review(request, true)
    expect(done.body.data.request).toMatchObject({ state: 'approved', picture: null })
    expect(await avatarOf(me)).toEqual(request.picture)
    expect((await ticket(hr, request)).status).toBe(404)
  })

  test('that is refused stays with its request, and the file keeps its own', async () => {
    const me = await fileOwner(api)
    const request = await waiting(me)
    expect((await review(request, false)).body.data.request).toMatchObject({
      state: 'refused',
      picture: { id: request.picture?.id },
    })
    expect(await avatarOf(me)).toBeNull()
    // The next one may be asked for.
    expect((await ask(me)).status).toBe(201)
  })

  test('closes the picture while it waits, is reviewed by somebody else and not over another one', async () => {
    const me = await fileOwner(api, ['request_change_edit', 'company'], ['employee_access', 'company'])
    const request = await waiting(me)
    expect((await ask(me)).status).toBe(409)
    expect((await review(request, true, me)).status).toBe(403)
    const body = { file: await painted('#00ff00'), square: '0,0,40' }
    await hr.call('employeeAvatar.store', { path: { id: me.employeeId }, body })
    const now = await avatarOf(me)
    const late = await review(request, true)
    expect(late).toMatchObject({ status: 409, body: { data: { conflicts: [{ path: 'avatar' }] } } })
    expect(await avatarOf(me)).toEqual(now)
  })

  test('reaches its owner and reviewers who may see the card alone', async () => {
    const me = await fileOwner(api)
    const request = await waiting(me)
    const reviewer = (login: string, ...rights: Parameters<typeof newcomer>[1]['companies'][number]) =>
      newcomer(api, { login: `${login}.${nextNumber()}`, companies: { 1: rights } })
    const seeing = await reviewer(
      'seeing',
      ['request_change_edit', 'company'],
      ['employee_access', 'company'],
    )
    const blind = await reviewer('blind', ['request_change_edit', 'company'])
    const none = await reviewer('none', ['employee_access', 'company'])
    expect((await ticket(me, request)).status).toBe(200)
    expect((await ticket(seeing, request)).status).toBe(200)
    for (const other of [blind, none, await fileOwner(api), await api.as('hrOfTwo')])
      expect((await ticket(other, request)).status).toBe(404)
    const shown = (await blind.call('requestChangeInfos.show', { path: { id: request.id } })).body.data
      .request
    expect(shown).toMatchObject({ picture: null, items: [{ is_masked: true }] })
    expect((await review(request, true, blind)).status).toBe(403)
  })

  test('goes with the request as it is erased', async () => {
    const me = await fileOwner(api)
    const { id, picture } = await waiting(me)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ owner_kind: string; owner_id: number }>(
        'select owner_kind, owner_id::integer as owner_id from files where id = $1',
        [picture?.id],
      ),
    )
    // What erases requests takes whatever file is theirs.
    expect(rows).toEqual([{ owner_kind: 'request_change_info', owner_id: id }])
  })

  test('is replaced at once where the company leaves it to its owner, and refused where HR keeps it', async () => {
    const me = await fileOwner(api)
    await setting('self')
    try {
      const { status, body } = await ask(me)
      expect({ status, data: body.data }).toEqual({ status: 201, data: { request: null } })
      const first = await avatarOf(me)
      expect(first).toMatchObject({ media_type: 'image/jpeg' })
      await ask(me, '#0000ff')
      expect((await avatarOf(me))?.id).not.toBe(first?.id)
      await setting('hr')
      expect((await ask(me)).status).toBe(400)
    } finally {
      await setting('review')
    }
  })
})
