import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const wanted = () => ({
  name: `Đợt cùng lúc ${nextNumber()}`,
  department_id: 2,
  position_id: 2,
  quantity: 1,
  description: 'Xếp dỡ hàng.',
  requirements: 'Sức khỏe tốt.',
  deadline: '2031-01-31',
})
const sorted = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** A plan that may be opened. */
async function plan(): Promise<number> {
  const { body } = await hr.call('recruitments.store', { body: wanted() })
  const { id } = body.data.recruitment
  await hr.call('recruitmentRounds.store', {
    body: { recruitment_id: id, name: 'Phỏng vấn', kind: 'interview', weight: 100 },
  })
  return id
}

const move = (id: number, status: 'recruiting' | 'done' | 'planning') =>
  hr.call('recruitments.changeStatus', {
    path: { id, status },
    query: {},
    body: { reason: 'Đổi kế hoạch.', closing_note: 'Đủ người.' },
  })

test('of two who open a plan at once one does, and it is written down once', async () => {
  const id = await plan()
  expect(sorted(await Promise.all([move(id, 'recruiting'), move(id, 'recruiting')]))).toEqual([200, 409])
  const { body } = await hr.call('recruitments.history', { path: { id } })
  expect(body.data.moves.filter(({ kind }) => kind === 'status')).toHaveLength(1)
})

test('of who ends a campaign and who makes a plan of it again at once one does', async () => {
  const id = await plan()
  await move(id, 'recruiting')
  const answers = await Promise.all([move(id, 'done'), move(id, 'planning')])
  expect(sorted(answers)).toEqual([200, 409])
})

test('fifty who save at once without a code get fifty codes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => hr.call('recruitments.store', { body: wanted() })),
  )
  expect(new Set(sorted(answers))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.data.recruitment.code)).size).toBe(50)
})

test('nobody is accepted in a campaign that is done', async () => {
  const id = await plan()
  await move(id, 'recruiting')
  const { body } = await hr.call('recruitmentCandidates.store', {
    path: { id },
    body: {
      full_name: 'Kiều Thị Muộn',
      date_of_birth: '1998-04-12',
      phone: `0961${String(100_000 + nextNumber())}`,
      consent_way: 'paper',
    },
  })
  const path = { id: body.data.candidate.id }
  await hr.call('candidates.contacted', { path, body: { way: 'phone' } })
  await hr.call('candidates.confirmed', { path, body: {} })
  // No call ends a campaign with somebody in it who has confirmed; the rule holds without that, too.
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update recruitments set status = 'done', closing_note = 'Hết.', closed_at = now() where id = $1`,
      [id],
    ),
  )
  const { status, body: refused } = await hr.call('candidates.accepted', { path, body: { reason: 'Muộn.' } })
  expect([status, refused.message]).toEqual([409, 'Đợt tuyển dụng đã kết thúc.'])
})
