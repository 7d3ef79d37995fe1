import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { whileHeld } from '../../../testing/locked-table.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let admin: Person

beforeAll(async () => {
  admin = await api.as('hrOfOne')
})

interface User extends SignedIn {
  employeeId: number
}

async function user(...grants: PermissionName[]): Promise<User> {
  const { employeeId, personId } = await hire(api, 'Người Phụ Trách', 2)
  const companies = { 1: grants.map((permission) => [permission, 'company'] as const) }
  const person = await newcomer(api, { login: `phu.trach.${nextNumber()}`, companies, personId })
  return { ...person, employeeId }
}

/** Two courses, one of them cancelled, and a shared and an own query, all of somebody; and a unit that he heads. */
async function arrange(owner: User, name: string): Promise<number> {
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, owner_id: owner.employeeId }
  const open = (await admin.call('trainings.store', { body })).body.data.training
  const over = (await admin.call('trainings.store', { body })).body.data.training
  await admin.call('trainings.cancel', { path: { id: over.id }, body: { reason: 'Không đủ người.' } })
  for (const is_shared of [true, false]) {
    const query = { name: is_shared ? name : `${name} riêng`, is_shared, query: { conditions: [] } }
    const { status, body: kept } = await owner.call('statisticsQueries.store', { body: query })
    expect(status, kept.message).toBe(201)
  }
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update departments set manager_id = $1 where company_id = 1 and id = 7', [
      owner.employeeId,
    ]),
  )
  return open.id
}

const totals = (work: readonly { key: string; total: number }[]) =>
  Object.fromEntries(work.filter(({ total }) => total > 0).map(({ key, total }) => [key, total]))
const workOf = async ({ userId }: User) =>
  totals((await admin.call('accounts.work', { path: { id: userId } })).body.data.work)
const handOver = (from: User, to: User, isPreview = false) =>
  admin.call('accounts.handOver', {
    path: { id: from.userId },
    query: { dry_run: isPreview },
    body: { to_id: to.userId },
  })

test('what somebody looks after is looked at and given to another by one press, but for units', async () => {
  const [owner, taker] = [
    await user('report_access', 'report_export'),
    await user('training_edit', 'report_access', 'report_export'),
  ]
  const name = `Mẫu ${nextNumber()}`
  const course = await arrange(owner, name)
  // The taker's own name stays, and the other is told apart.
  await taker.call('statisticsQueries.store', {
    body: { name: name.toUpperCase(), is_shared: false, query: { conditions: [] } },
  })
  const all = { trainings: 1, statistics_queries: 1, departments: 1 }
  expect(await workOf(owner)).toEqual(all)

  const looked = await handOver(owner, taker, true)
  expect(looked.status, looked.body.message).toBe(200)
  expect(totals(looked.body.data.work.filter(({ hindrance }) => hindrance === null))).toEqual({
    trainings: 1,
    statistics_queries: 1,
  })
  expect(await workOf(owner)).toEqual(all)

  expect((await handOver(owner, taker)).status).toBe(200)
  expect(await workOf(owner)).toEqual({ departments: 1 })
  expect(await workOf(taker)).toEqual({ trainings: 1, statistics_queries: 1 })
  const { training } = (await admin.call('trainings.show', { path: { id: course } })).body.data
  expect(training.owner_id).toBe(taker.employeeId)
  // Whoever opens the course's trail sees who looked after it and who does.
  const { rows: told } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `select changed_fields from audit_trail where company_id = 1 and resource = 'trainings' and record_id = $1
         and operation = 'accounts.handOver'`,
      [course],
    ),
  )
  expect(told).toEqual([{ changed_fields: ['owner_id'] }])
  const { queries } = (await taker.call('statisticsQueries.list')).body.data
  expect(queries.map((each) => each.name)).toEqual(
    expect.arrayContaining([name.toUpperCase(), expect.stringMatching(new RegExp(`^${name} \\(\\d+\\)$`))]),
  )
  expect((await handOver(owner, taker)).status).toBe(409)
})

test('nobody is given what he has no right to look after, nor is anybody out of work or the same', async () => {
  const [owner, taker] = [await user('report_access', 'report_export'), await user('report_access')]
  await arrange(owner, `Mẫu ${nextNumber()}`)
  const refused = await handOver(owner, taker)
  expect(refused.status).toBe(409)
  expect(await workOf(owner)).toMatchObject({ trainings: 1, statistics_queries: 1 })
  expect((await handOver(owner, owner)).body.errors).toHaveProperty('to_id')
  await admin.call('accounts.update', { path: { id: taker.userId }, body: { is_active: false } })
  expect((await handOver(owner, taker)).body.errors).toHaveProperty('to_id')
  // Who may not open accounts hands nothing over, not even what is his own.
  const mine = await owner.call('accounts.handOver', {
    path: { id: owner.userId },
    body: { to_id: taker.userId },
  })
  expect(mine.status).toBe(403)
})

test('a campaign is not given to whoever made it, and one that is approved keeps its name', async () => {
  const approver = await user('recruitment_approve')
  const maker = await user('recruitment_approve')
  const stranger = await user('recruitment_approve')
  const campaign = async (approval: string) =>
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into recruitments (company_id, code, name, position_id, department_id, quantity, approver_id, approval, created_by)
         select 1, $1, 'Tuyển lái xe', position_id, department_id, 1, $2, $3, $4
         from employee_positions where company_id = 1 and employee_id = $2 limit 1`,
        [`BG${nextNumber()}`, approver.employeeId, approval, maker.userId],
      ),
    )
  await campaign('waiting')
  await campaign('approved')
  expect(await workOf(approver)).toEqual({ recruitments: 1 })
  const refused = await handOver(approver, maker)
  expect(refused.status).toBe(409)
  const [told] = (await handOver(approver, maker, true)).body.data.work.filter(({ total }) => total > 0)
  expect(told).toMatchObject({ key: 'recruitments', total: 1, hindrance: expect.stringContaining('đã lập') })
  expect((await handOver(approver, stranger)).status).toBe(200)
  expect(await workOf(stranger)).toEqual({ recruitments: 1 })
})

test('who heads a unit without an account is named among leavers, with no login', async () => {
  const { employeeId } = await hire(api, 'Trưởng Không Tài Khoản', 2)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update departments set manager_id = $1 where company_id = 1 and id = 4', [employeeId]),
  )
  const { body } = await admin.call('accounts.workOfEmployees', { body: { employee_ids: [employeeId] } })
  expect(body.data).toMatchObject({
    total: 1,
    people: [{ employee_id: employeeId, login: null, work: [{ key: 'departments', total: 1 }] }],
  })
})

test('of many who leave those are named who look after something, each with what it is', async () => {
  const [owner, idle] = [await user('report_access', 'report_export'), await user('report_access')]
  await arrange(owner, `Truy vấn ${nextNumber()}`)
  const { employeeId: withoutAccount } = await hire(api, 'Người Không Tài Khoản', 2)
  const employee_ids = [owner.employeeId, idle.employeeId, withoutAccount]
  const { total, people } = (await admin.call('accounts.workOfEmployees', { body: { employee_ids } })).body
    .data
  expect(total).toBe(1)
  expect(people).toMatchObject([{ employee_id: owner.employeeId, login: expect.stringMatching(/^phu/) }])
  expect(totals(people[0]?.work ?? [])).toEqual(await workOf(owner))
  const other = await api.as('hrOfTwo')
  const elsewhere = await other.call('accounts.workOfEmployees', { body: { employee_ids } })
  expect(elsewhere.body.data).toEqual({ people: [], total: 0 })
})

test('markings go to who does not sit the exam, and seats of boards are told of where they are changed', async () => {
  const [owner, taker, sitter] = [await user(), await user(), await user()]
  const soon = Date.now() + 86_400_000
  const { exam } = (
    await admin.call('quizExams.store', {
      body: {
        code: `GIAO${nextNumber()}`,
        name: 'Thi có bài tự luận',
        start_at: new Date(soon).toISOString(),
        end_at: new Date(soon + 3_600_000).toISOString(),
        duration: 30,
      },
    })
  ).body.data
  const path = { id: exam.id }
  await admin.call('quizExams.addPeople', { path, body: { employee_ids: [sitter.employeeId] } })
  await admin.call('quizExams.saveMarkers', { path, body: { employee_ids: [owner.employeeId] } })
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into recruitment_boards (company_id, recruitment_id, employee_id, role)
       select 1, min(id), $1, 'expert' from recruitments where company_id = 1 and status in ('planning', 'recruiting')`,
      [owner.employeeId],
    ),
  )
  expect(await workOf(owner)).toEqual({ quiz_exam_markers: 1, recruitment_boards: 1 })
  const looked = (await handOver(owner, sitter, true)).body.data.work
  const hindranceOf = (key: string) => looked.find((each) => each.key === key)?.hindrance
  expect(hindranceOf('quiz_exam_markers')).toContain('là thí sinh')
  expect(hindranceOf('recruitment_boards')).toContain('phải còn tên trong biên bản')
  expect((await handOver(owner, sitter)).status).toBe(409)
  const given = await handOver(owner, taker)
  expect(given.status, given.body.message).toBe(200)
  const { markers } = (await admin.call('quizExams.markers', { path })).body.data
  expect(markers.map(({ employee_id }) => employee_id)).toEqual([taker.employeeId])
  expect(await workOf(owner)).toEqual({ recruitment_boards: 1 })
  expect(await workOf(taker)).toEqual({ quiz_exam_markers: 1 })
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `select changed_fields from audit_trail where company_id = 1 and resource = 'quizExams' and record_id = $1
         and operation = 'accounts.handOver'`,
      [exam.id],
    ),
  )
  expect(rows).toEqual([{ changed_fields: ['markers'] }])
})

test('who is put down for an exam while its marking is handed to him does not get it', async () => {
  const [owner, taker] = [await user(), await user()]
  const soon = Date.now() + 86_400_000
  const exam = {
    code: `GIAO${nextNumber()}`,
    name: 'Thi có bài tự luận',
    start_at: new Date(soon).toISOString(),
    end_at: new Date(soon + 3_600_000).toISOString(),
    duration: 30,
  }
  const { id } = (await admin.call('quizExams.store', { body: exam })).body.data.exam
  await admin.call('quizExams.saveMarkers', { path: { id }, body: { employee_ids: [owner.employeeId] } })
  // Whoever puts people down holds the exam until they are.
  const held = `select from quiz_exams where company_id = 1 and id = ${id} for no key update`
  const given = await whileHeld(api.db, held, async ({ waitFor }) => {
    const asked = handOver(owner, taker)
    await waitFor(1)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('insert into quiz_exam_people (company_id, exam_id, employee_id) values (1, $1, $2)', [
        id,
        taker.employeeId,
      ]),
    )
    return { asked }
  })
  const { status, body } = await given.asked
  expect(status, body.message).toBe(200)
  expect(totals(body.data.work)).toEqual({})
  const { markers } = (await admin.call('quizExams.markers', { path: { id } })).body.data
  expect(markers.map(({ employee_id }) => employee_id)).toEqual([owner.employeeId])
})
