import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { clamdDouble, eicar } from '../../files/testing/clamd.ts'
import { photo } from '../../files/testing/pictures.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { eraseCandidates, forgetSuspected } from '../recruitment/public.ts'
import { forgetUnsent } from './forget-uploads.ts'
import { asOwner, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

type Send = Input<'externals.apply'>['body']
type Files = Schemas['ApplicationFiles']

let clamd: Awaited<ReturnType<typeof clamdDouble>>
beforeAll(async () => {
  clamd = await clamdDouble()
})
const api = apiForFile(() => ({ CLAMD: `127.0.0.1:${clamd.port}`, FILES_QUOTA_MB: '2' }))
afterAll(() => clamd.close())

let stranger: Person
let hr: Person
let word: string

beforeAll(async () => {
  stranger = api.withToken(undefined)
  hr = await api.as('hrOfOne')
  await putConsentTexts(api, { processing: '{days} ngày', sensitive: '{days} ngày' })
  word = (await asking('required')).word
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

/** A campaign that asks for a CV, and for a picture where there is a ground for it. */
function asking(cv: 'required' | 'optional', company = 1, others: object[] = [photoField]) {
  const fields = [{ field: 'cv', need: cv, ground: null }, ...others]
  return publishCampaign(api, company, { form_fields: JSON.stringify(fields) })
}
const photoField = { field: 'photo', need: 'optional', ground: 'Làm thẻ ra vào cảng' }

const pdf = (name = 'CV Lò Thị Mơ.pdf') =>
  new File([exampleFile({ contentMediaType: 'application/pdf', example: name })], name)

async function upload(parts: { cv?: File; photo?: File }, of = word, token?: string) {
  return stranger.call('externals.upload', {
    path: { id: of },
    body: { token: token ?? (await tokenInTime(api, of)), ...parts },
  })
}

async function handle(parts: { cv?: File; photo?: File }, of = word): Promise<string> {
  const { status, body } = await upload(parts, of)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.upload.handle
}

async function filled(files: Files, changed: Partial<Send> = {}, of = word): Promise<Send> {
  const { body } = await stranger.call('externals.form', { path: { id: of } })
  const form: Data<'externals.form'>['form'] = body.data.form
  return {
    token: await tokenInTime(api, of),
    content: { full_name: 'Lò Thị Mơ', date_of_birth: '1998-08-15', phone: '0912000888' },
    consents: form.consents
      .filter(({ purpose }) => purpose === 'processing' || purpose === 'sensitive')
      .map(({ purpose, number }) => ({ purpose, number })),
    files,
    ...changed,
  }
}

const send = (body: Send, of = word) => stranger.call('externals.apply', { path: { id: of }, body })

async function sent(files: Files, changed: Partial<Send> = {}): Promise<Schemas['ApplicationSent']> {
  const { status, body } = await send(await filled(files, changed))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.application
}

async function candidateOf(reference: string): Promise<number | null> {
  const { rows } = await asOwner(
    api,
    1,
    'select candidate_id from applications where company_id = 1 and reference = $1',
    [reference],
  )
  const { candidate_id: id } = rows[0] as { candidate_id: string | null }
  return id === null ? null : Number(id)
}

async function filesOf(reference: string): Promise<unknown[]> {
  const { rows } = await asOwner(
    api,
    1,
    `select f.owner_kind, f.purpose, f.name, f.removed_at is not null as is_removed
     from files f join application_files a on a.company_id = 1 and a.file_id = f.id
     join applications p on p.company_id = 1 and p.id = a.application_id
     where f.company_id = 1 and p.reference = $1 order by f.purpose`,
    [reference],
  )
  return rows
}

/** How many files lie somewhere, kept or on their way. */
const lying = () =>
  readdirSync(join(api.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length

describe('a CV', () => {
  test('comes with the application, and HR finds it in the candidate’s file', async () => {
    const cv = await handle({ cv: pdf() })
    const portrait = await handle({ photo: new File([(await photo()) as never], 'Ảnh.jpg') })
    const { reference, secret } = await sent({ cv, photo: portrait })
    const id = (await candidateOf(reference)) ?? 0
    const { body } = await hr.call('candidates.show', { path: { id } })
    const files = body.data.candidate.files ?? []
    expect(Object.fromEntries(files.map(({ kind, name }) => [kind, name]))).toEqual({
      candidate_cv: 'CV Lò Thị Mơ.pdf',
      candidate_photo: 'Ảnh.jpg',
    })
    const { body: own } = await api.withToken(secret).call('externals.application', {})
    expect(own.data.application.files.map(({ kind, name }) => [kind, name])).toEqual([
      ['cv', 'CV Lò Thị Mơ.pdf'],
      ['photo', 'Ảnh.jpg'],
    ])
    const picture = files.find(({ kind }) => kind === 'candidate_photo')
    const ticket = await hr.call('candidates.fileTicket', { path: { id, file_id: picture?.id ?? 0 } })
    const answer = await hr.request({ url: `/api/files/${ticket.body.data.ticket}` })
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png' })
    // Where it was taken stays with whoever took it.
    expect((await sharp(answer.bytes).metadata()).exif).toBeUndefined()
  })

  test('that is required is missed in words, as one that is not asked for is refused', async () => {
    const { status, body } = await send(await filled({}))
    expect([status, body.errors]).toEqual([
      400,
      { 'files.cv': [expect.stringContaining('Vui lòng chọn tệp')] },
    ])
    const bare = await publishCampaign(api, 1, {
      form_fields: JSON.stringify([{ field: 'email', need: 'optional', ground: null }]),
    })
    expect((await upload({ cv: pdf() }, bare.word)).status).toBe(400)
  })

  test('is taken once: the same form again is answered alike, another form cannot have it', async () => {
    const body = await filled({ cv: await handle({ cv: pdf() }) })
    expect((await stranger.call('externals.check', { path: { id: word }, body })).status).toBe(200)
    const [one, other] = await Promise.all([send(body), send(body)])
    expect([one.status, other.status]).toEqual([201, 201])
    expect(one.body.data.application).toEqual(other.body.data.application)
    const second = await send({ ...body, token: await tokenInTime(api, word) })
    expect([second.status, Object.keys(second.body.errors ?? {})]).toEqual([400, ['files.cv']])
  })

  test('of another campaign, of another kind or guessed is none', async () => {
    const elsewhere = await asking('required', 2)
    const beside = await asking('required', 1)
    const wrong: Files[] = [
      { cv: await handle({ cv: pdf() }, elsewhere.word) },
      { cv: await handle({ cv: pdf() }, beside.word) },
      { cv: await handle({ photo: new File([(await photo()) as never], 'a.jpg') }) },
      { cv: 'A'.repeat(43) },
    ]
    for (const files of wrong)
      expect(Object.keys((await send(await filled(files))).body.errors ?? {})).toEqual(['files.cv'])
  })

  test('with a picture needs the consent for sensitive data', async () => {
    const files = {
      cv: await handle({ cv: pdf() }),
      photo: await handle({ photo: new File([(await photo()) as never], 'a.jpg') }),
    }
    const body = await filled(files)
    const consents = body.consents.filter(({ purpose }) => purpose === 'processing')
    expect(Object.keys((await send({ ...body, consents })).body.errors ?? {})).toEqual(['consents.sensitive'])
  })
})

describe('what is no CV (F1, F2, F6, F7)', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 400],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 400],
    ['nothing', '', 400],
    ['too much', '%PDF-1.4\n'.padEnd(10 * 1024 * 1024 + 1, 'x'), 413],
  ])('%s is refused whatever its name says, and nothing of it stays', async (_, content, status) => {
    const before = lying()
    expect((await upload({ cv: new File([content], 'CV.pdf') })).status).toBe(status)
    await expect.poll(lying).toBe(before)
  })

  test('a virus is refused, and the trail says that a stranger sent one', async () => {
    const infected = new File([await pdf().arrayBuffer(), eicar], 'CV.pdf')
    const before = lying()
    expect((await upload({ cv: infected })).status).toBe(400)
    expect(lying()).toBe(before)
    const { rows } = await asOwner(
      api,
      1,
      `select user_id, result, detail->>'by' as by from audit_trail where company_id = 1
         and operation = 'externals.upload' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ user_id: null, result: 'refused', by: 'applicant' }])
  })

  test('a name leads nowhere', async () => {
    const { body } = await upload({ cv: pdf('../../\u202Efdp.exe\r\n.pdf') })
    expect(body.data.upload.name).not.toMatch(/[/\\\r\n\u202E]/)
  })

  test('both at once, none, or by a forged token is refused', async () => {
    const token = `${(await tokenInTime(api, word)).slice(0, -4)}AAAA`
    expect((await upload({ cv: pdf() }, word, token)).status).toBe(409)
    expect((await upload({})).status).toBe(400)
    const both = { cv: pdf(), photo: new File([(await photo()) as never], 'a.jpg') }
    expect((await upload(both)).status).toBe(400)
  })
})

describe('what was sent for no form (N8)', () => {
  test('waits an hour, which begins anew with each look at the form, and no longer than a day', async () => {
    const cv = await handle({ cv: pdf() })
    const left = async () => {
      const { rows } = await asOwner(
        api,
        1,
        `select round(extract(epoch from max(expires_at) - now()) / 60)::integer as minutes from application_uploads`,
      )
      return (rows[0] as { minutes: number }).minutes
    }
    const look = async () =>
      stranger.call('externals.check', { path: { id: word }, body: await filled({ cv }) })
    await asOwner(
      api,
      1,
      `delete from application_uploads where expires_at < (select max(expires_at) from application_uploads)`,
    )
    expect(await left()).toBe(60)
    await asOwner(api, 1, `update application_uploads set expires_at = now() + interval '5 minutes'`)
    expect((await look()).status).toBe(200)
    expect(await left()).toBe(60)
    await asOwner(api, 1, `update application_uploads set expires_at = now() + interval '5 minutes'`)
    await asOwner(
      api,
      1,
      `update files set created_at = now() - interval '23 hours 50 minutes' where company_id = 1
         and id in (select file_id from application_uploads)`,
    )
    expect((await look()).status).toBe(200)
    expect(await left()).toBe(10)
    expect((await send(await filled({ cv }))).status).toBe(201)
  })

  test('is over after its time, and the next sweep takes its bytes', async () => {
    const cv = await handle({ cv: pdf() })
    await asOwner(api, 1, `update application_uploads set expires_at = now() - interval '1 second'`)
    expect(Object.keys((await send(await filled({ cv }))).body.errors ?? {})).toEqual(['files.cv'])
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, forgetUnsent)
    const { rows } = await asOwner(
      api,
      1,
      `select count(*)::integer as total, bool_and(removed_at < now() - interval '1 day') as is_due from files
       where company_id = 1 and owner_kind = 'application_upload'`,
    )
    expect(rows).toEqual([{ total: expect.any(Number), is_due: true }])
  })

  test('fills a fifth of the company’s space at most; HR goes on', async () => {
    const { rows } = await asOwner(api, 1, 'select stranger_bytes from file_usage where company_id = 1')
    const before = (rows[0] as { stranger_bytes: string }).stranger_bytes
    await asOwner(api, 1, 'update file_usage set stranger_bytes = 419431 where company_id = 1')
    const kept = lying()
    expect((await upload({ cv: pdf() })).status).toBe(400)
    expect(lying()).toBe(kept)
    const logo = await hr.call('company.storeLogo', {
      body: { file: new File([(await photo()) as never], 'a.jpg') },
    })
    expect(logo.status).toBe(201)
    await asOwner(api, 1, 'update file_usage set stranger_bytes = $1 where company_id = 1', [before])
  })

  test('is refused from the forty-first of a network on, and of 200 MB a day', async () => {
    const cv = pdf()
    const statuses = new Set<number>()
    for (let at = 0; at < 41; at += 1) statuses.add((await upload({ cv })).status)
    expect([...statuses]).toEqual([201, 429])
    await api.db.superuser.query(`update portal_attempts set total = 209715200 where kind = 'bytes'`)
    await api.db.superuser.query(`delete from portal_attempts where kind = 'upload'`)
    expect((await upload({ cv })).status).toBe(429)
    await api.db.superuser.query(`update portal_attempts set began_at = now() - interval '25 hours'`)
    expect((await upload({ cv })).status).toBe(201)
  })
})

describe('files go', () => {
  test('with their candidate', async () => {
    const { reference } = await sent({ cv: await handle({ cv: pdf() }) })
    const id = (await candidateOf(reference)) ?? 0
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      eraseCandidates(transaction, [id]),
    )
    expect(await filesOf(reference)).toEqual([])
    const { rows } = await asOwner(
      api,
      1,
      `select name, removed_at is not null as is_removed from files
       where company_id = 1 and owner_kind = 'candidate' and owner_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ name: 'Đã xóa', is_removed: true }])
  })

  test('with what looked like spam, which HR’s calls reach nowhere until then', async () => {
    const { reference } = await sent({ cv: await handle({ cv: pdf() }) }, { website: 'https://example.com' })
    expect(await candidateOf(reference)).toBeNull()
    expect(await filesOf(reference)).toMatchObject([{ owner_kind: 'application', is_removed: false }])
    await asOwner(
      api,
      1,
      `update applications set sent_at = now() - interval '31 days' where company_id = 1 and reference = $1`,
      [reference],
    )
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, forgetSuspected)
    const { rows } = await asOwner(
      api,
      1,
      `select bool_and(removed_at is not null and name = 'Đã xóa') as are_gone from files
       where company_id = 1 and owner_kind = 'application'`,
    )
    expect(rows).toEqual([{ are_gone: true }])
    expect(await filesOf(reference)).toEqual([])
  })
})

test('what looked like spam comes with its files once HR lets it in', async () => {
  const { reference } = await sent({ cv: await handle({ cv: pdf() }) }, { website: 'https://example.com' })
  const { rows } = await asOwner(
    api,
    1,
    'select id::integer, recruitment_id::integer as campaign from applications where company_id = 1 and reference = $1',
    [reference],
  )
  const { id, campaign } = rows[0] as { id: number; campaign: number }
  await hr.call('suspectedApplications.release', { path: { id: campaign }, body: { ids: [id] } })
  const candidateId = (await candidateOf(reference)) ?? 0
  const { body } = await hr.call('candidates.show', { path: { id: candidateId } })
  expect(body.data.candidate.files).toMatchObject([{ name: 'CV Lò Thị Mơ.pdf' }])
})

test('while the scanner is away a file is taken, and nobody opens it until it was looked at', async () => {
  await clamd.close()
  const { reference } = await sent({ cv: await handle({ cv: pdf() }) })
  const id = (await candidateOf(reference)) ?? 0
  const { body } = await hr.call('candidates.show', { path: { id } })
  const ticket = await hr.call('candidates.fileTicket', {
    path: { id, file_id: body.data.candidate.files?.[0]?.id ?? 0 },
  })
  expect((await hr.request({ url: `/api/files/${ticket.body.data.ticket}` })).status).toBe(409)
})
