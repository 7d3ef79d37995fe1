import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let signer: { sign_date: string; signer_id: number }
/** Two units with a plan, side by side, and one below the second. */
let from: number
let to: number
let below: number
let people: { employeeId: number; personId: number }[]
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', {
    body: { code: 'QD', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
  })
  const stored = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2020-01-01',
    },
  })
  signer = { sign_date: '2026-01-20', signer_id: stored.body.data.signer.id }
})
beforeEach(async () => {
  from = await unit('Phòng Rời Đi', 1, 5)
  to = await unit('Phòng Nhận Về', 1, 1)
  below = await unit('Tổ Nhận Về', to, null)
  people = [await hire(api, 'Vũ Thị Một', from), await hire(api, 'Vũ Thị Hai', from)]
  people.push(await hire(api, 'Vũ Thị Ba', from))
})

async function unit(name: string, parent_id: number, headcount_plan: number | null): Promise<number> {
  const code = `DV${nextNumber()}`
  const level = parent_id === 1 ? 4 : 5
  const body = { code, name, level, parent_id, found_date: '2020-01-01', headcount_plan }
  const answer = await hr.call('departments.store', { body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.department.id
}

/** One goes to the unit, one to the unit below it, one stays where he is. */
const draft = (effective_date: string, own: string | null = null) => ({
  decision_type: 4 as const,
  effective_date,
  summary: 'Về việc điều chuyển',
  people: [
    { employee_id: people[0]?.employeeId ?? 0, position_id: 2, department_id: to },
    { employee_id: people[1]?.employeeId ?? 0, position_id: 2, department_id: below, effective_date: own },
  ],
})

/** By the tree: the unit below comes after its own, though it is the first of its own row. */
const figures = () => [
  { department_id: from, name: 'Phòng Rời Đi', plan: 5, before: 3, after: 1, left: 2, joined: 0 },
  { department_id: to, name: 'Phòng Nhận Về', plan: 1, before: 0, after: 2, left: 0, joined: 2 },
  { department_id: below, name: 'Tổ Nhận Về', plan: null, before: 0, after: 1, left: 0, joined: 1 },
]

async function headcountOf(id: number): Promise<number | undefined> {
  return (await hr.call('departments.show', { path: { id } })).body.data.department.employee_total
}

test.each<[said: string, day: string, own: string | null]>([
  ['a day that has come', '2026-03-01', null],
  ['a day to come', '2028-03-01', null],
  ['a day that has come, and one to come of one of them', '2026-03-01', '2028-03-01'],
])('the units of a decision add up to its people: %s', async (_, day, own) => {
  const preview = await hr.call('decisions.preview', { body: draft(day, own) })
  expect(preview.status, preview.text).toBe(200)
  expect(preview.body.data.units).toEqual(figures())
  expect(await headcountOf(from)).toBe(3)

  const stored = await hr.call('decisions.store', { body: draft(day, own) })
  const path = { id: stored.body.data.decision.id }
  expect((await hr.call('decisions.show', { path })).body.data.units).toEqual([])
  const issued = await hr.call('decisions.issue', { path, body: signer })
  expect(issued.body.data.units).toEqual(figures())
  expect((await hr.call('decisions.show', { path })).body.data.units).toEqual(figures())
  if (day < '2027' && own === null)
    for (const each of figures()) expect(await headcountOf(each.department_id)).toBe(each.after)
})

test('leavers are counted out, and taking back counts the other way', async () => {
  const leaving = people.map(({ employeeId }) => ({
    employee_id: employeeId,
    contract_end_reason: 'agreement' as const,
  }))
  const body = { ...draft('2026-03-01'), decision_type: 7 as const, people: leaving }
  const path = { id: (await hr.call('decisions.store', { body })).body.data.decision.id }
  const { units } = (await hr.call('decisions.issue', { path, body: signer })).body.data
  expect(units).toMatchObject([{ department_id: from, before: 3, after: 0, left: 3, joined: 0 }])
  const revoked = await hr.call('decisions.revoke', {
    path,
    query: { dry_run: true },
    body: { reason: 'Ban hành nhầm.', sign_date: '2026-03-02' },
  })
  expect(revoked.body.data.units).toMatchObject([{ department_id: from, before: 0, after: 3, joined: 3 }])
})

test('units beyond the reader’s scope are one line without a name, and whoever reads of himself is told none', async () => {
  const path = { id: (await hr.call('decisions.store', { body: draft('2028-03-01') })).body.data.decision.id }
  await hr.call('decisions.issue', { path, body: signer })
  const reader = (scope: 'unit' | 'own', at: number) =>
    newcomer(api, {
      login: `doc.${nextNumber()}`,
      companies: { 1: [['document_access', scope]] },
      personId: people[at]?.personId ?? 0,
    })
  const ofUnit = await (await reader('unit', 2)).call('decisions.show', { path })
  expect(ofUnit.status).toBe(200)
  // The unit below is counted in the one above it, once.
  expect(ofUnit.body.data.units).toEqual([
    figures()[0],
    { department_id: null, name: null, plan: null, before: 0, after: 2, left: 0, joined: 2 },
  ])
  const own = await (await reader('own', 0)).call('decisions.show', { path })
  expect(own.status, own.text).toBe(200)
  expect(own.body.data.units).toEqual([])
})

test('a unit that is gone since lies beyond nobody’s scope', async () => {
  const path = { id: (await hr.call('decisions.store', { body: draft('2028-03-01') })).body.data.decision.id }
  await hr.call('decisions.issue', { path, body: signer })
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update decisions set unit_counts = unit_counts || '[{"department_id": 999999, "plan": null, "before": 3,
         "after": 0, "left": 3, "joined": 0}]' where company_id = 1 and id = $1`,
      [path.id],
    ),
  )
  expect((await hr.call('decisions.show', { path })).body.data.units).toEqual(figures())
})

test('two decisions about one person at once are counted one after the other', async () => {
  const paths = await Promise.all(
    [to, below].map(async (unitId) => {
      const body = { ...draft('2026-03-01'), people: draft('2026-03-01').people.slice(0, 1) }
      const [mover] = body.people
      if (mover === undefined) throw new Error('nobody moves')
      const answer = await hr.call('decisions.store', {
        body: { ...body, people: [{ ...mover, department_id: unitId }] },
      })
      return { id: answer.body.data.decision.id }
    }),
  )
  const client = await api.db.superuser.connect()
  await client.query('begin')
  await client.query('select from employees where company_id = 1 and id = $1 for no key update', [
    people[0]?.employeeId,
  ])
  const both = paths.map((path) => hr.call('decisions.issue', { path, body: signer }))
  await waiters(2)
  await client.query('rollback')
  client.release()
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const left = answers.map(
    ({ body }) => body.data.units.find(({ department_id }) => department_id === from)?.left,
  )
  expect(left.filter((figure) => figure === 1)).toHaveLength(1)
})

/** Until so many wait for a lock. */
async function waiters(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await api.db.superuser.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows.length
    })
    .toBe(count)
}
