import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { openArchive } from '../../testing/open-archive.ts'
import { eraseCandidates } from '../recruitment/public.ts'
import { asOwner, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

const api = apiForFile()
const key = '0a1b2c3d'
const questions = JSON.stringify([
  { key, text: 'Ảnh chụp bằng lái?', kind: 'file', choices: [], is_required: true },
  { key: '0a1b2c3e', text: 'Chứng chỉ?', kind: 'file', choices: [], is_required: false },
])
let stranger: Person
/** A campaign that asks for files by its own questions. */
let word: string
/** One that asks for none. */
let plain: string

beforeAll(async () => {
  stranger = api.withToken(undefined)
  await putConsentTexts(api, { processing: '{days} ngày' })
  word = (await publishCampaign(api, 1, { questions })).word
  plain = (await publishCampaign(api, 1)).word
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

const pdf = (name: string) =>
  new File([exampleFile({ contentMediaType: 'application/pdf', example: name })], name)

async function upload(parts: { answer?: File; cv?: File }, id = word) {
  return stranger.call('externals.upload', {
    path: { id },
    body: { token: await tokenInTime(api, id), ...parts },
  })
}

async function handle(name: string): Promise<string> {
  const { status, body } = await upload({ answer: pdf(name) })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.data.upload).toMatchObject({ kind: 'answer', name })
  return body.data.upload.handle
}

const content = { full_name: 'Lò Thị Tệp', date_of_birth: '1998-08-15', phone: '0912000888' }

async function send(answers: Schemas['ApplicationAnswer'][], id = word) {
  const { form } = (await stranger.call('externals.form', { path: { id } })).body.data
  const consents = form.consents
    .filter(({ purpose }) => purpose === 'processing')
    .map(({ purpose, number }) => ({ purpose, number }))
  const body = { token: await tokenInTime(api, id), content, answers, consents }
  return stranger.call('externals.apply', { path: { id }, body })
}

/** Somebody who has answered by a file. */
async function sent(name: string): Promise<Schemas['ApplicationSent']> {
  const { status, body } = await send([{ key, value: await handle(name) }])
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.application
}

async function shown(secret: string): Promise<Schemas['OwnApplication']> {
  return (await api.withToken(secret).call('externals.application', {})).body.data.application
}

async function candidateOf(reference: string): Promise<number> {
  const { rows } = await asOwner(
    api,
    1,
    'select candidate_id::integer as id from applications where company_id = 1 and reference = $1',
    [reference],
  )
  return (rows[0] as { id: number }).id
}

test('a file answers a question: its sender and HR find it by name, with the question that it answers', async () => {
  const { reference, secret } = await sent('Bằng lái.pdf')
  const own = await shown(secret)
  expect(own.answers).toEqual([{ key, value: 'Bằng lái.pdf' }])
  expect(own.files).toMatchObject([{ kind: 'answer', question_key: key, name: 'Bằng lái.pdf' }])
  const hr = await api.as('hrOfOne')
  const path = { id: await candidateOf(reference) }
  const history = await hr.call('candidates.history', { path })
  expect(history.body.data.applications[0]?.answers).toMatchObject([
    { question: 'Ảnh chụp bằng lái?', value: 'Bằng lái.pdf' },
  ])
  const [file] = (await hr.call('candidates.show', { path })).body.data.candidate.files ?? []
  expect(file).toMatchObject({ kind: 'application_file', name: 'Bằng lái.pdf' })
  const ticket = await hr.call('candidates.fileTicket', { path: { ...path, file_id: file?.id ?? 0 } })
  expect(ticket.status).toBe(200)
  const archive = await openArchive((await api.withToken(secret).call('externals.takeAway', {})).bytes)
  expect([...archive.keys()]).toContain('tep-dinh-kem/1. Bằng lái.pdf')
})

test('nothing else is an answer by file', async () => {
  const missing = await send([])
  expect(missing.body.errors).toEqual({ [`answers.${key}`]: ['Vui lòng chọn tệp: Ảnh chụp bằng lái?'] })
  for (const value of ['Bằng lái.pdf', true])
    expect((await send([{ key, value }])).body.errors).toEqual({ 'answers.0.value': ['Vui lòng chọn tệp.'] })
  // One handle answers one question of one form.
  const once = await handle('Một lần.pdf')
  const twice = [key, '0a1b2c3e'].map((each) => ({ key: each, value: once }))
  expect(Object.keys((await send(twice)).body.errors ?? {})).toEqual(['answers.1.value'])
  expect((await send([{ key, value: once }])).status).toBe(201)
  expect(Object.keys((await send([{ key, value: once }])).body.errors ?? {})).toEqual(['answers.0.value'])
})

test('the file is looked at by its content, and taken only where a question asks for one', async () => {
  const page = new File(['<script>alert(1)</script>'], 'Bằng lái.pdf')
  const wrong = await upload({ answer: page })
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('Định dạng tệp')])
  expect((await upload({ answer: pdf('Bằng lái.pdf') }, plain)).status).toBe(400)
  expect((await upload({ answer: pdf('Hai.pdf'), cv: pdf('Hai.pdf') })).status).toBe(400)
})

test('a correction keeps the file until another takes its place', async () => {
  const { reference, secret } = await sent('Cũ.pdf')
  const update = async (answers: Schemas['ApplicationAnswer'][]) =>
    api.withToken(secret).call('externals.update', {
      path: { id: reference },
      body: { version: (await shown(secret)).version, content, answers },
    })
  expect((await update([])).body.data.application.answers).toEqual([{ key, value: 'Cũ.pdf' }])
  const changed = await update([{ key, value: await handle('Mới.pdf') }])
  expect(changed.body.data.application).toMatchObject({
    answers: [{ key, value: 'Mới.pdf' }],
    files: [{ name: 'Mới.pdf' }],
  })
  const hr = await api.as('hrOfOne')
  const { body } = await hr.call('candidates.show', { path: { id: await candidateOf(reference) } })
  expect(body.data.candidate.files?.map(({ name }) => name)).toEqual(['Mới.pdf'])
})

test('it is erased with him', async () => {
  const { reference } = await sent('Xóa.pdf')
  const id = await candidateOf(reference)
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    eraseCandidates(transaction, [id]),
  )
  const { rows } = await asOwner(
    api,
    1,
    `select name, removed_at is not null as is_removed from files
     where company_id = 1 and owner_kind = 'candidate' and owner_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ name: 'Đã xóa', is_removed: true }])
})
