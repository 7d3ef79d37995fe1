import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { newSuspected } from '../../../testing/suspected-application.ts'

/** The campaign of the tests that is open; its like in company 2 has a hundred more. */
const campaign = 57

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const run = (statement: string, values: unknown[] = [], company = 1) =>
  inCompanyOf(api.db.superuser, company, (client) => client.query(statement, values))

const keptApart = async (by: Person = hr) =>
  (await by.call('suspectedApplications.ofCampaign', { path: { id: campaign } })).body.data

const release = (ids: number[], by: Person = hr, id = campaign) =>
  by.call('suspectedApplications.release', { path: { id }, body: { ids } })

test('what was kept apart is listed with why, and for how long it lies there', async () => {
  const id = await newSuspected(api, 1, campaign, 'Lò Thị Vội')
  const { applications, applications_total: total } = await keptApart()
  expect(applications.find((each) => each.id === id)).toMatchObject({
    full_name: 'Lò Thị Vội',
    reasons: ['hasty'],
    files: 0,
  })
  expect(total).toBe(applications.length)
  const ofCampaign = await hr.call('candidates.statuses', { query: { recruitment_id: campaign } })
  expect(ofCampaign.body.data.suspected_total).toBe(total)
  const ofNone = await hr.call('candidates.statuses', { query: { recruitment_id: campaign + 100 } })
  expect(ofNone.body.data.suspected_total).toBe(0)
  expect(applications.map(({ sent_at: at }) => at)).toEqual(
    applications.map(({ sent_at: at }) => at).toSorted((one, other) => (one < other ? 1 : -1)),
  )
})

test('one that is let in becomes a candidate with consents, and lies there no longer', async () => {
  const id = await newSuspected(api, 1, campaign, 'Lò Thị Được Vào')
  await run(
    `insert into consent_texts (company_id, purpose, number, content)
     select 1, 'processing', 1 + coalesce(max(number), 0), 'Tôi đồng ý.' from consent_texts where company_id = 1 and purpose = 'processing'`,
  )
  await run(
    `insert into application_consents (company_id, application_id, purpose, text_version)
     select 1, $1, 'processing', max(number) from consent_texts where company_id = 1 and purpose = 'processing'`,
    [id],
  )
  expect((await release([id])).body.data).toEqual({ ids: [id] })
  const { rows } = await run(
    `select candidate_id::integer as candidate, released_by is not null as told from applications where company_id = 1 and id = $1`,
    [id],
  )
  const { candidate, told } = rows[0] as { candidate: number; told: boolean }
  expect(told).toBe(true)
  const { status, body } = await hr.call('candidates.show', { path: { id: candidate } })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.candidate).toMatchObject({ full_name: 'Lò Thị Được Vào', state: 'new', source: 'website' })
  expect(body.data.candidate.consents?.map(({ purpose }) => purpose)).toContain('processing')
  expect((await keptApart()).applications.map((each) => each.id)).not.toContain(id)
  expect((await release([id])).status).toBe(404)
})

test('two who let one in at once make one candidate of it', async () => {
  const id = await newSuspected(api, 1, campaign, 'Lò Thị Hai Lần')
  const answers = await Promise.all([release([id]), release([id])])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
  const { rows } = await run(`select from applicants where company_id = 1 and full_name = 'Lò Thị Hai Lần'`)
  expect(rows).toHaveLength(1)
})

test('one that is not there holds the others back, and so does one of another campaign or company', async () => {
  const id = await newSuspected(api, 1, campaign)
  const ofOther = await newSuspected(api, 2, campaign + 100)
  for (const wrong of [999_999, ofOther]) expect((await release([id, wrong])).status).toBe(404)
  expect((await keptApart()).applications.map((each) => each.id)).toContain(id)
  const other = await api.as('hrOfTwo')
  expect((await release([id], other)).status).toBe(404)
})

test('what was taken back, erased or sent as by a person is not among them', async () => {
  const ids = [
    await newSuspected(api, 1, campaign, 'Đã Rút'),
    await newSuspected(api, 1, campaign, 'Đã Xóa'),
    await newSuspected(api, 1, campaign, 'Bình Thường'),
  ]
  await run('update applications set withdrawn_at = now() where company_id = 1 and id = $1', [ids[0]])
  await run(`update applications set erased_at = now(), content = '{}' where company_id = 1 and id = $1`, [
    ids[1],
  ])
  await run(`update applications set suspected_for = '{}' where company_id = 1 and id = $1`, [ids[2]])
  const listed = (await keptApart()).applications.map((each) => each.id)
  for (const id of ids) {
    expect(listed).not.toContain(id)
    expect((await release([id])).status).toBe(404)
  }
})
