import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let path: { id: number }

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { body } = await hr.call('recruitments.store', {
    body: {
      name: `Đợt có đủ phần ${nextNumber()}`,
      department_id: 2,
      position_id: 2,
      quantity: 1,
      start_date: '2026-02-01',
    },
  })
  path = { id: body.data.recruitment.id }
})

test('conditions are changed, added and removed in one save, or not at all', async () => {
  const made = await hr.call('recruitmentConditions.storeBulk', {
    path,
    body: {
      conditions: [
        { type: 'it', operator: 'is', values: ['Excel'], need: 'preferred' },
        { type: 'age', operator: 'between', values: ['18', '35'] },
      ],
    },
  })
  const [it, age] = made.body.data.conditions.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
  const changed = { id: it?.id ?? 0, type: 'it', operator: 'is', values: ['Word'], need: 'required' } as const
  const wrong = { type: 'age', operator: 'between', values: ['35', '18'] } as const
  const save = (conditions: object[], removed: number[]) =>
    hr.call('recruitmentConditions.updateBulk', {
      path,
      body: { conditions, removed_ids: removed } as never,
    })
  expect(await save([changed, wrong], [age?.id ?? 0])).toMatchObject({
    status: 400,
    body: { errors: { 'conditions.1.values': [expect.any(String)] } },
  })
  const { body } = await save([changed], [age?.id ?? 0])
  expect(body.data.conditions).toMatchObject([{ id: it?.id, values: ['Word'], need: 'required' }])
  // One that is another campaign's is not there.
  expect((await save([], [999_999])).status).toBe(404)
  expect(
    (await hr.call('recruitmentConditions.destroyBulk', { path, body: { ids: [it?.id ?? 0] } })).status,
  ).toBe(200)
})

test('costs are paid only after the beginning, and stay as they were where one is wrong', async () => {
  const made = await hr.call('recruitmentCosts.storeBulk', {
    path,
    body: { costs: [{ name: 'Đăng tin', planned: 5_000_000 }] },
  })
  const id = made.body.data.costs[0]?.id ?? 0
  const save = (cost: object) =>
    hr.call('recruitmentCosts.updateBulk', {
      path,
      body: { costs: [{ id, name: 'Đăng tin', ...cost }] },
    })
  for (const [cost, field] of [
    [{ actual: -1 }, 'costs.0.actual'],
    [{ actual: 2 ** 53 }, 'costs.0.actual'],
    [{ actual: 5, paid_date: '2026-01-31' }, 'costs.0.paid_date'],
  ] as const) {
    const answer = await save(cost)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
  }
  const { body } = await save({ actual: 4_500_000, paid_date: '2026-02-03' })
  expect(body.data.costs).toMatchObject([{ planned: 5_000_000, actual: 4_500_000, paid_date: '2026-02-03' }])
})

test('a document gets another name, and another file only where one is sent', async () => {
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'to-trinh.pdf' })
  const { body } = await hr.call('recruitmentDocuments.store', {
    path,
    body: { kind: 'proposal', name: 'Tờ trình', file },
  })
  const { id } = body.data.document
  const renamed = await hr.call('recruitmentDocuments.update', {
    path: { id },
    body: { name: 'Tờ trình xin thêm người' },
  })
  expect(renamed.body.data.document).toMatchObject({
    name: 'Tờ trình xin thêm người',
    file_name: 'to-trinh.pdf',
  })
  const other = exampleFile({ contentMediaType: 'application/pdf', example: 'to-trinh-2.pdf' })
  const replaced = await hr.call('recruitmentDocuments.update', { path: { id }, body: { file: other } })
  expect(replaced.body.data.document.file_name).toBe('to-trinh-2.pdf')
})

test('a round is shown with its kit, and who waits for a time in it', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 2 })
  const { body } = await hr.call('recruitmentRounds.show', { path: { id: campaign.roundId } })
  expect(body.data.round).toMatchObject({
    name: 'Phỏng vấn',
    minutes: 30,
    criteria: [
      { name: 'Chuyên môn', weight: 60 },
      { name: 'Thái độ', weight: 40 },
    ],
  })
  const waiting = await hr.call('recruitmentSchedules.candidates', { query: { round_id: campaign.roundId } })
  expect(waiting.body.data.candidates.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    campaign.candidates.toSorted((a, b) => a - b),
  )
  const positions = await hr.call('candidates.positions', {})
  expect(positions.body.data.positions.find(({ id }) => id === 2)?.total).toBeGreaterThanOrEqual(2)
})
