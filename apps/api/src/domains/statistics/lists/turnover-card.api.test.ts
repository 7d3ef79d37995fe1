import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'

/** The card of who came and who left beside the report and the lists that say the same. */

const api = apiForFile()
let hr: Person

const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`

const run = (companyId: number, statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, companyId, (client) => client.query(statement, values))

/** Has somebody work in a company no more from so many days ago on. */
async function leaves(companyId: number, employeeId: number, daysAgo: number): Promise<void> {
  await run(
    companyId,
    `update job_versions set valid_to = ${today} - $2::integer where company_id = $3 and employee_id = $1`,
    [employeeId, daysAgo, companyId],
  )
  await run(
    companyId,
    `insert into job_versions (company_id, employee_id, valid_from, change_id, work_state, join_date, leave_reason)
     select company_id, employee_id, valid_to, 0, 'left', join_date, 'Việc nhà' from job_versions
     where company_id = $2 and employee_id = $1 and valid_to = ${today} - $3::integer`,
    [employeeId, companyId, daysAgo],
  )
  await run(
    companyId,
    `update employees set active = false, work_state = 'left', leave_date = ${today} - $3::integer - 1
     where company_id = $2 and id = $1`,
    [employeeId, companyId, daysAgo],
  )
}

/** Gives a person of company 1 a file in company 2, where he begins so many days ago. */
async function beginsElsewhere(
  person: { personId: number; nhansuId: string },
  daysAgo: number,
): Promise<number> {
  const { rows } = await run(
    2,
    `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
     values (2, $1, $2, 'Người Hai Công Ty', 'Nữ', ${today} - $3::integer) returning id`,
    [person.personId, person.nhansuId, daysAgo],
  )
  const [{ id } = { id: 0 }] = rows as { id: number }[]
  await run(2, 'select open_job_histories(true, $1)', [id])
  return id
}

/** A day in Viet Nam, seven hours before UTC. */
const dayBefore = (daysAgo: number) =>
  new Date(Date.now() + 7 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  // Who begins in twenty days has a file, and is not there yet.
  for (const daysAgo of [5, 40, -20]) await hire(api, `Người Vào Ngày ${daysAgo}`, 4, dayBefore(daysAgo))
  const left = await hire(api, 'Người Nghỉ', 4, '2020-03-02')
  await leaves(1, left.employeeId, 20)
  const moved = await hire(api, 'Người Sang Ngay', 4, '2020-03-02')
  await leaves(1, moved.employeeId, 30)
  await beginsElsewhere(moved, 30)
  const late = await hire(api, 'Người Sang Muộn', 4, '2020-03-02')
  await leaves(1, late.employeeId, 30)
  await beginsElsewhere(late, 29)
  const came = await hire(api, 'Người Từ Công Ty Khác', 4, dayBefore(10))
  await leaves(2, await beginsElsewhere(came, 400), 10)
  // His last day is today: he works today, and is not there any more once the month is over.
  const leavesToday = await hire(api, 'Người Nghỉ Hôm Nay', 4, '2020-03-02')
  await leaves(1, leavesToday.employeeId, -1)
  await run(
    1,
    `update employees set active = true, work_state = 'official' where company_id = 1 and id = $1`,
    [leavesToday.employeeId],
  )
})

async function cardOfTurnover(): Promise<Schemas['HomeFigures']> {
  const { body } = await hr.call('home.show')
  const content = body.data.home.cards.find(({ key }) => key === 'turnover')?.turnover
  if (content === undefined) throw new Error('the card of turnover is empty')
  return content
}

test('the card tells what the report of the same months tells, moves within the group apart', async () => {
  const { figures, lines } = await cardOfTurnover()
  const [line] = lines
  const search = new URL(line?.link ?? '', 'http://localhost').searchParams
  const { status, body } = await hr.call('statistics.volatility', {
    query: { from: search.get('tu-thang') ?? '', to: search.get('den-thang') ?? '' },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const { rows, columns, total } = body.data.statistics
  const of = (...keys: string[]) =>
    columns.reduce((sum, { key }, index) => sum + (keys.includes(key) ? (total[index] ?? 0) : 0), 0)
  expect(rows).toHaveLength(12)
  expect(Object.fromEntries(figures.map(({ label, total: figure }) => [label, figure]))).toEqual({
    'Mới vào hoặc đi làm lại': of('hired', 'returned'),
    'Nghỉ việc': of('expired', 'unilateral', 'agreed', 'failed_probation', 'retired', 'dismissed', 'other'),
    'Từ công ty khác trong tập đoàn sang': of('moved_in'),
    'Sang công ty khác trong tập đoàn': of('moved_out'),
  })
  expect([of('moved_in'), of('moved_out')]).toEqual([1, 1])
  expect(line?.note).toBe(`${of('leaving_rate')}%`)
})

test('each figure is the number of rows of the list that it opens', async () => {
  const { figures } = await cardOfTurnover()
  expect(figures).toHaveLength(4)
  for (const { label, total, link } of figures) {
    const search = new URL(link, 'http://localhost').searchParams
    const { status, body } = await hr.call('reportLists.people', {
      path: { key: search.get('danh-sach') as Schemas['ReportListKey'] },
      query: { from: search.get('tu-ngay') ?? '', to: search.get('den-ngay') ?? '', size: 1 },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect([label, total]).toEqual([label, body.data.list.total])
  }
})
