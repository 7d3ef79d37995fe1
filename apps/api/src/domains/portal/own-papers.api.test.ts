import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

const api = apiForFile()
let hr: Person
let word: string
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await putConsentTexts(api, { processing: 'xử lý' })
  word = (await publishCampaign(api, 1)).word
})
beforeEach(() => api.db.superuser.query('delete from portal_attempts'))

const paper = (name = 'Bằng lái CE.pdf', content?: string) =>
  new File([content ?? exampleFile({ contentMediaType: 'application/pdf', example: name })], name)

const add = (secret: string, file = paper()) =>
  api.withToken(secret).call('externals.addPaper', { body: { paper: file } })

/** An application that HR has begun to read; its secret and its candidate. */
async function read() {
  const { secret, reference } = await appliedWith(api, word, { email: 'giay.to@example.com' })
  const { rows } = await asOwner(
    api,
    1,
    `update candidates set state = 'contacted' where company_id = 1 and id = (
       select candidate_id from applications where company_id = 1 and reference = $1) returning id::integer as id`,
    [reference],
  )
  return { secret, id: (rows[0] as { id: number }).id }
}

test('a paper is added after reading began, and HR opens it in the candidate’s file', async () => {
  const { secret, id } = await read()
  const { status, body } = await add(secret)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.data.application.files).toMatchObject([{ kind: 'paper', name: 'Bằng lái CE.pdf' }])
  const { files = [] } = (await hr.call('candidates.show', { path: { id } })).body.data.candidate
  expect(files).toMatchObject([{ kind: 'application_file', name: 'Bằng lái CE.pdf' }])
  const path = { id, file_id: files[0]?.id ?? 0 }
  expect((await hr.call('candidates.fileTicket', { path })).status).toBe(200)
})

test('whoever is offered work may send what he is to bring besides, and is told what that is', async () => {
  const { secret, id } = await read()
  await asOwner(
    api,
    1,
    `insert into required_papers (company_id, code, name, nature_of_work) values (1, 'CANG', 'Thẻ cảng', 5)
     on conflict do nothing`,
  )
  await asOwner(
    api,
    1,
    `with candidate as (
       update candidates set state = 'accepted', offered_start = '2031-01-06' where company_id = 1 and id = $1 returning id)
     insert into candidate_moves (company_id, candidate_id, from_state, to_state, way)
     select 1, id, 'confirmed', 'accepted', 'phone' from candidate`,
    [id],
  )
  const own = async () =>
    (await api.withToken(secret).call('externals.application', {})).body.data.application.offer?.papers ?? []
  const everybodys = await own()
  expect(everybodys).not.toContain('Thẻ cảng')
  await asOwner(
    api,
    1,
    `update recruitments set nature_of_work = 5 where company_id = 1 and id = (
       select recruitment_id from candidates where company_id = 1 and id = $1)`,
    [id],
  )
  const papers = await own()
  expect(papers).toEqual([...everybodys, 'Thẻ cảng'])
  for (const name of papers) expect((await add(secret, paper(`${name}.pdf`))).status).toBe(201)
  for (const _ of [1, 2, 3, 4, 5]) expect((await add(secret)).status).toBe(201)
  expect((await add(secret)).status).toBe(400)
})

test('five papers at most, none that is no paper, and none once the application is over', async () => {
  const { secret } = await read()
  expect((await add(secret, paper('Bằng lái.pdf', '<script>alert(1)</script>'))).status).toBe(400)
  for (const _ of [1, 2, 3, 4, 5]) expect((await add(secret)).status).toBe(201)
  expect((await add(secret)).status).toBe(400)
  expect((await api.withToken(secret).call('externals.withdraw', { body: {} })).status).toBe(200)
  const { status, body } = await add(secret)
  expect([status, body.message]).toEqual([409, expect.stringContaining('đã kết thúc')])
})
