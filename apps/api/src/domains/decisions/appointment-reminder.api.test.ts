import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { morningsOf } from '../../testing/mornings.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
const { sql, morning } = morningsOf(api)
let hr: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const { body } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  signer = { sign_date: '2026-01-20', signer_id: body.data.signer.id }
  await sql(`update employees set company_email = 'nhac@example.com' where company_id = 1 and id = 11`)
  const { reminder_rules: rules } = (await hr.call('reminderRules.list')).body.data
  const rule = rules.find(({ kind }) => kind === 'appointment')
  expect(rule).toMatchObject({ days_before: [60, 30, 7], to_holder: false, to_head: true })
  await hr.call('reminderRules.update', {
    path: { id: rule?.id ?? 0 },
    body: { employee_ids: [11], to_head: false, role_ids: [] },
  })
})

/** Somebody new whom a decision appoints, and how many days from today his term ends in. */
async function appointed(name: string, endsIn: number) {
  const { employeeId } = await hire(api, name, 3)
  const [row] = await sql<{ day: string }>(`select (current_date + $1::integer)::text as day`, [endsIn])
  const person = { employee_id: employeeId, position_id: 2, department_id: 2, term_to: row?.day ?? '' }
  return { employeeId, decision: await issued(6, person) }
}

async function issued(
  decision_type: number,
  person: { employee_id: number; position_id: number; department_id?: number; term_to?: string },
  effective_date = '2026-02-01',
): Promise<number> {
  const { body } = await hr.call('decisions.store', {
    body: { decision_type, effective_date, summary: 'Về việc bổ nhiệm', people: [person] },
  })
  const { id } = body.data.decision
  const answer = await hr.call('decisions.issue', { path: { id }, body: signer })
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}

test('the end of a term is told at its steps, while the appointment stands and its position is held', async () => {
  const soon = await appointed('Vũ Thị Nhiệm Kỳ', 20)
  await appointed('Vũ Thị Còn Lâu', 61)
  const revoked = await appointed('Vũ Thị Thu Hồi', 20)
  await hr.call('decisions.revoke', {
    path: { id: revoked.decision },
    body: { reason: 'Ban hành nhầm.', sign_date: '2026-02-10' },
  })
  const moved = await appointed('Vũ Thị Đổi Việc', 20)
  await issued(5, { employee_id: moved.employeeId, position_id: 1 }, '2026-02-05')
  const anew = await appointed('Vũ Thị Bổ Nhiệm Lại', 20)
  await issued(
    6,
    { employee_id: anew.employeeId, position_id: 2, department_id: 3, term_to: '2030-12-31' },
    '2026-02-05',
  )
  const elsewhere = await appointed('Vũ Thị Đổi Đơn Vị', 20)
  await issued(4, { employee_id: elsewhere.employeeId, position_id: 2, department_id: 3 }, '2026-02-05')
  const following = await appointed('Vũ Thị Tiếp Nhiệm Kỳ', 20)
  const [next] = await sql<{ day: string }>(`select (current_date + 21)::text as day`)
  await issued(
    6,
    { employee_id: following.employeeId, position_id: 2, department_id: 2, term_to: '2031-12-31' },
    next?.day,
  )
  const told = await morning()
  expect(told).toContain('Vũ Thị Nhiệm Kỳ')
  expect(told).toContain('còn 20 ngày')
  const quiet = ['Còn Lâu', 'Thu Hồi', 'Đổi Việc', 'Bổ Nhiệm Lại', 'Đổi Đơn Vị', 'Tiếp Nhiệm Kỳ']
  for (const name of quiet) expect(told).not.toContain(name)
  // The ready list, and the figure that opens it, are of the same people.
  const [days] = await sql<{ from: string; to: string }>(
    `select current_date::text as from, (current_date + 60)::text as to`,
  )
  const { list, people } = (
    await hr.call('reportLists.people', { path: { key: 'appointment_ends' }, query: { ...days, size: 200 } })
  ).body.data
  const isTold = ({ full_name }: { full_name: string }) => told.includes(`${full_name} (`)
  expect(people.map(({ full_name }) => full_name)).toContain('Vũ Thị Nhiệm Kỳ')
  expect(people.filter((person) => !isTold(person))).toEqual([])
  expect(people).toHaveLength(told.match(/, quyết định /g)?.length ?? 0)
  expect(list.total).toBe(people.length)
  const { lists } = (await hr.call('reportLists.overview', { query: days ?? {} })).body.data
  expect(lists.find(({ key }) => key === 'appointment_ends')).toMatchObject({ total: people.length })
  // Nothing changes by itself, and the same step is told once.
  const { body } = await hr.call('jobChanges.ofEmployee', { path: { id: soon.employeeId } })
  expect(body.data.job.facts).toMatchObject({ main_position: { position_id: 2, department_id: 2 } })
  expect((await morning()).match(/Vũ Thị Nhiệm Kỳ/g)).toHaveLength(1)
  const notices = await sql<{ kind: string }>(
    `select kind from notices where company_id = 1 and employee_id = 11`,
  )
  expect(notices.map(({ kind }) => kind)).toContain('appointment_due')
})

test('a term that ends before the next appointment begins is told, and one without a unit until its person is moved', async () => {
  const dayIn = async (days: number) =>
    (await sql<{ day: string }>(`select (current_date + $1::integer)::text as day`, [days]))[0]?.day ?? ''
  const apart = await appointed('Đỗ Thị Để Trống', 20)
  const later = { position_id: 2, department_id: 2, term_to: '2031-12-31' }
  await issued(6, { employee_id: apart.employeeId, ...later }, await dayIn(22))
  await appointedInPlace('Đỗ Thị Ở Lại', await dayIn(20))
  const moved = await appointedInPlace('Đỗ Thị Rời Đi', await dayIn(20))
  await issued(4, { employee_id: moved, position_id: 2, department_id: 2 }, '2026-02-05')
  const told = await morning()
  expect(told).toContain('Đỗ Thị Để Trống')
  expect(told).toContain('Đỗ Thị Ở Lại')
  expect(told).not.toContain('Đỗ Thị Rời Đi')
})

/** Somebody new of unit 3 whom a decision appoints there, without naming the unit. */
async function appointedInPlace(name: string, term_to: string): Promise<number> {
  const { employeeId } = await hire(api, name, 3)
  await issued(6, { employee_id: employeeId, position_id: 2, term_to })
  return employeeId
}
