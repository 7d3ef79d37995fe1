import type { Input, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'

type Body = Input<'recruitments.changeStatus'>['body']
type State = Schemas['CandidateState']

const api = apiForFile()
let hr: Person
const run = async <Row extends object>(statement: string, values: unknown[]) =>
  (await inCompanyOf(api.db.superuser, 1, (client) => client.query<Row>(statement, values))).rows

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A campaign with two candidates in each of the states, of whom the first agrees to stay in the pool. */
async function campaignWith(...states: State[]): Promise<number> {
  const { id, candidates } = await interviewCampaign(api, hr, { candidates: 2 * states.length })
  for (const [at, candidate] of candidates.entries()) {
    if (at % 2 === 0) {
      const { status } = await hr.call('candidates.storeConsent', {
        path: { id: candidate },
        body: { way: 'paper' },
      })
      expect(status).toBe(200)
    }
    await run('update candidates set state = $2, state_reason = $3 where company_id = 1 and id = $1', [
      candidate,
      states[Math.floor(at / 2)],
      states[Math.floor(at / 2)] === 'failed' ? 'Từ trước.' : null,
    ])
  }
  return id
}

const close = (id: number, body: Body, dry_run = false) =>
  hr.call('recruitments.changeStatus', {
    path: { id, status: 'done' },
    query: { dry_run },
    body: { closing_note: 'Đủ người.', ...body },
  })

interface Ended {
  state: State
  state_reason: string | null
  archived_until: string | null
  has_ended: boolean
}

const peopleOf = (id: number) =>
  run<Ended>(
    `select state, state_reason, archived_until::text, ended_at is not null as has_ended from candidates
     where company_id = 1 and recruitment_id = $1 order by id`,
    [id],
  )

const reason = 'Đợt đã tuyển đủ người.'

test('says who is still open, and is hindered by every group without a choice', async () => {
  const id = await campaignWith('confirmed', 'seen', 'accepted', 'failed')
  const { body } = await close(id, { candidates: [{ state: 'seen', to: 'failed', reason }] }, true)
  expect(body.data.open_candidates).toEqual([
    { state: 'seen', total: 2, with_consent: 1 },
    { state: 'confirmed', total: 2, with_consent: 1 },
  ])
  expect(body.data.hindrances).toEqual([expect.stringMatching(/^Còn 2 ứng viên chưa có kết quả\./)])
  const before = await peopleOf(id)
  const refused = await close(id, { candidates: [{ state: 'seen', to: 'failed', reason }] })
  expect([refused.status, refused.body.message]).toEqual([409, body.data.hindrances[0]])
  expect(await peopleOf(id)).toEqual(before)
})

test('one choice for each group ends everybody, as the preview said, with a row of history each', async () => {
  const id = await campaignWith('seen', 'contacted', 'accepted')
  const candidates = [
    { state: 'seen', to: 'failed', reason },
    { state: 'contacted', to: 'archived', reason: 'Để dành cho đợt sau.' },
  ] as const
  const preview = await close(id, { candidates: [...candidates] }, true)
  expect(preview.body.data.hindrances).toEqual([])
  expect(preview.body.data.consequences.slice(1)).toEqual([
    '2 ứng viên "Đã xem" chuyển sang "Không đạt".',
    '1 ứng viên "Đã liên hệ" đã đồng ý được lưu vào nguồn dự trữ đến ngày đã đồng ý.',
    '1 ứng viên "Đã liên hệ" chưa đồng ý lưu chuyển sang "Không đạt".',
  ])
  expect(new Set((await peopleOf(id)).map(({ state }) => state))).toEqual(
    new Set(['seen', 'contacted', 'accepted']),
  )

  const { status, body } = await close(id, { candidates: [...candidates] })
  expect([status, body.data.recruitment.status]).toEqual([200, 'done'])
  const [consent] = await run<{ until: string }>(
    `select max(until)::text as until from applicant_consents k join candidates c on c.company_id = 1
       and c.applicant_id = k.applicant_id where k.company_id = 1 and c.recruitment_id = $1 and k.purpose = 'reserve'`,
    [id],
  )
  const failed = { state: 'failed', state_reason: reason, archived_until: null, has_ended: true }
  const open = { state: 'accepted', state_reason: null, archived_until: null, has_ended: false }
  const kept = { state_reason: 'Để dành cho đợt sau.' }
  expect(await peopleOf(id)).toEqual([
    failed,
    failed,
    { ...kept, state: 'archived', archived_until: consent?.until, has_ended: false },
    { ...kept, state: 'failed', archived_until: null, has_ended: true },
    open,
    open,
  ])
  const moves = await run(
    `select m.from_state, m.to_state, m.moved_by is not null as is_named from candidate_moves m
     join candidates c on c.company_id = 1 and c.id = m.candidate_id
     where m.company_id = 1 and c.recruitment_id = $1 and m.to_state in ('failed', 'archived') order by c.id`,
    [id],
  )
  expect(moves).toEqual([
    { from_state: 'seen', to_state: 'failed', is_named: true },
    { from_state: 'seen', to_state: 'failed', is_named: true },
    { from_state: 'contacted', to_state: 'archived', is_named: true },
    { from_state: 'contacted', to_state: 'failed', is_named: true },
  ])
  const { body: told } = await hr.call('recruitments.history', { path: { id } })
  expect(told.data.moves[0]).toMatchObject({ to: 'done', reason: 'Đủ người.' })
})

test('a consent that was taken back keeps nobody in the pool', async () => {
  const id = await campaignWith('confirmed')
  await run(
    `update applicant_consents set withdrawn_at = now() where company_id = 1 and purpose = 'reserve' and applicant_id in
       (select applicant_id from candidates where company_id = 1 and recruitment_id = $1)`,
    [id],
  )
  await close(id, { candidates: [{ state: 'confirmed', to: 'archived', reason }] })
  expect((await peopleOf(id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
})

test('whoever was deleted is left alone, and so are the candidates of other campaigns', async () => {
  const other = await campaignWith('seen')
  const id = await campaignWith('seen')
  const [first] = await run<{ id: number }>(
    'select id from candidates where company_id = 1 and recruitment_id = $1 order by id limit 1',
    [id],
  )
  await hr.call('candidates.destroy', { path: { id: first?.id ?? 0 } })
  const { status } = await close(id, { candidates: [{ state: 'seen', to: 'failed', reason }] })
  expect(status).toBe(200)
  expect((await peopleOf(id)).map(({ state }) => state)).toEqual(['seen', 'failed'])
  expect((await peopleOf(other)).map(({ state }) => state)).toEqual(['seen', 'seen'])
})

describe('a choice', () => {
  test.each<[Schemas['RecruitmentChoice'][], string]>([
    [[{ state: 'new', to: 'archived', reason }], 'candidates.0.to'],
    [
      [
        { state: 'seen', to: 'failed', reason },
        { state: 'seen', to: 'archived', reason },
      ],
      'candidates.1.state',
    ],
    [[{ state: 'accepted' as 'seen', to: 'failed', reason }], 'candidates.0.state'],
    [[{ state: 'seen', to: 'employee' as 'failed', reason }], 'candidates.0.to'],
    [[{ state: 'seen', to: 'failed', reason: ' ' }], 'candidates.0.reason'],
  ])('%j is refused at %s, and nothing changes', async (candidates, field) => {
    const id = await campaignWith('seen')
    for (const dry of [true, false]) {
      const { status, body } = await close(id, { candidates }, dry)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    }
    expect((await peopleOf(id)).map(({ state }) => state)).toEqual(['seen', 'seen'])
  })

  test('without a closing note, and over an older version, ends nobody', async () => {
    const id = await campaignWith('seen')
    const candidates = [{ state: 'seen' as const, to: 'failed' as const, reason }]
    const path = { id, status: 'done' } as const
    const noNote = await hr.call('recruitments.changeStatus', { path, query: {}, body: { candidates } })
    expect([noNote.status, Object.keys(noNote.body.errors ?? {})]).toEqual([400, ['closing_note']])
    expect((await close(id, { candidates, version: 1 })).status).toBe(409)
    expect((await peopleOf(id)).map(({ state }) => state)).toEqual(['seen', 'seen'])
  })
})
