import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function held(field: string, value: number | readonly string[]) {
  const operator = typeof value === 'number' ? 'equal' : 'in'
  const query = { filter: { [field]: { operator, value } } } as object
  return (await hr.call('employeeCertificates.list', { query })).body.data.employee_certificates
}

const reason = 'Chấm nhầm bài thực hành.'

async function finishedCourse() {
  const [one, failed] = [await hire(api, 'Người Xem Lại', 3), await hire(api, 'Người Trượt', 3)]
  const kind = { name: `Thẻ xem lại ${nextNumber()}`, valid_months: 6 }
  const certificate_id = (await hr.call('certificates.store', { body: kind })).body.data.certificate.id
  const people = [
    [one.employeeId, 'passed'],
    [failed.employeeId, 'failed'],
  ] as const
  const id = await judgedCourse(hr, api, people, { certificate_id })
  await hr.call('trainings.finish', { path: { id }, body: {} })
  return { path: { id }, who: one.employeeId }
}

const statusOf = async (path: { id: number }) =>
  (await hr.call('trainings.show', { path })).body.data.training.status

test('a course that is taken up again is told beforehand, and then its certificates are under review until it is finished anew', async () => {
  const { path, who } = await finishedCourse()
  const preview = await hr.call('trainings.reopen', { path, query: { dry_run: true }, body: { reason } })
  expect(preview.body.data.review).toEqual({ passed: 1, failed: 1, certificates: 1 })
  expect(await statusOf(path)).toBe('finished')
  const [before] = await held('employee_id', who)
  expect(before?.state).toBe('valid')
  const again = await hr.call('trainings.reopen', { path, body: { reason } })
  expect(again.body.data.training).toMatchObject({ status: 'running', status_reason: reason })
  expect((await held('employee_id', who))[0]).toMatchObject({
    state: 'reviewing',
    number: before?.number,
  })
  expect(await held('state', ['reviewing'])).toMatchObject([{ employee_id: who }])
  await hr.call('trainings.finish', { path, body: {} })
  expect(await held('employee_id', who)).toMatchObject([{ state: 'valid', number: before?.number }])
})

test('a course that is taken up again takes back the certificate of whose result is taken back, and gives none for failing', async () => {
  const { path, who } = await finishedCourse()
  await hr.call('trainings.reopen', { path, body: { reason } })
  const people = (await hr.call('trainingEmployees.list', { path })).body.data.employees
  const row = { id: people.find(({ employee_id: id }) => id === who)?.id ?? 0 }
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into training_employee_moves (company_id, training_id, training_employee_id, employee_id, from_state, to_state)
       values (1, $1, $2, $3, 'joined', 'passed')`,
      [path.id, row.id, who],
    ),
  )
  expect((await hr.call('trainingEmployees.return', { path: row, body: { reason } })).status).toBe(200)
  expect(await held('employee_id', who)).toEqual([])
  expect(await hr.call('trainings.finish', { path, body: {} })).toMatchObject({ status: 409 })
})

test('a course that is taken up again and then cancelled leaves no certificate that is valid', async () => {
  const { path, who } = await finishedCourse()
  await hr.call('trainings.reopen', { path, body: { reason } })
  await hr.call('trainings.cancel', { path, body: { reason: 'Giảng viên không có giấy phép.' } })
  expect(await held('employee_id', who)).toMatchObject([
    { state: 'revoked', revoke_reason: 'Khóa đào tạo đã hủy: Giảng viên không có giấy phép.' },
  ])
})

test('a course that is taken up again was finished, is asked for with a reason, and is of no plan that is done', async () => {
  const { path } = await finishedCourse()
  expect((await hr.call('trainings.reopen', { path, body: {} as { reason: string } })).status).toBe(400)
  await hr.call('trainings.reopen', { path, body: { reason } })
  expect((await hr.call('trainings.reopen', { path, body: { reason } })).status).toBe(409)
  const other = await finishedCourse()
  const plan = await hr.call('trainingPlans.store', { body: { name: 'Kế hoạch đã xong', year: 2031 } })
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    const { id, code } = plan.body.data.plan
    await client.query(
      `update training_plans set status = 'done', approved_at = now(), approved_people = 0, approved_planned = 0
       where company_id = 1 and id = $1 and code = $2`,
      [id, code],
    )
    const line = await client.query<{ id: number }>(
      `insert into training_plan_lines (company_id, plan_id, name, type_id) values (1, $1, 'Nội dung', 31) returning id`,
      [id],
    )
    await client.query(
      `update trainings set plan_id = $1, plan_line_id = $2 where company_id = 1 and id = $3`,
      [id, line.rows[0]?.id, other.path.id],
    )
  })
  expect(await hr.call('trainings.reopen', { path: other.path, body: { reason } })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('đã hoàn thành nên không mở lại') },
  })
  expect(await statusOf(other.path)).toBe('finished')
})
