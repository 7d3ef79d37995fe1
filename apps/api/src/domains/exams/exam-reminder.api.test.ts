import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { day, examSteps } from '../../testing/exam-steps.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { doRun } from '../../testing/jobs.ts'
import { hire } from '../../testing/newcomer.ts'
import { remind } from '../settings/reminders/remind.ts'

const api = apiForFile()
let hr: Person

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await run(`update reminder_rules set is_active = kind in ('exam', 'quiz_exam')`)
})
const { newExam, addPart, move } = examSteps(api, () => hr)

/** Somebody with an address. */
async function reachable(name: string) {
  const { employeeId } = await hire(api, name, 3)
  const address = `kiem-tra-${employeeId}@example.com`
  await run('update employees set company_email = $2 where id = $1', [employeeId, address])
  return { employeeId, address }
}

async function morning(): Promise<void> {
  const [row] = await run<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
  )
  await doRun(api.db, remind, Number(row?.id))
  // The next day, for what has been told and sent.
  await run('update reminder_mails set sent_on = sent_on - 1')
}

async function mailsTo(address: string): Promise<string[]> {
  const rows = await run<{ items: string }>(
    `select variables ->> 'items' as items from mails where template = 'reminders-due' and to_address = $1 order by id`,
    [address],
  )
  return rows.map(({ items }) => items)
}

test('companies begin with a rule for tests, three days and one day before, to whoever is tested', async () => {
  const { reminder_rules: rules } = (await hr.call('reminderRules.list')).body.data
  expect(rules.find(({ kind }) => kind === 'exam')).toMatchObject({
    days_before: [3, 1],
    to_holder: true,
    to_head: false,
    role_ids: [],
  })
  expect(rules.find(({ kind }) => kind === 'quiz_exam')).toMatchObject({ days_before: [1], to_holder: true })
})

test('people of a scheduled test and its board hear of it at each step once, of a draft nobody', async () => {
  const [tested, chair] = [await reachable('Người Được Nhắc'), await reachable('Chủ Tịch Được Nhắc')]
  const id = await newExam({
    name: 'Kiểm tra có nhắc',
    from_date: day(3),
    to_date: day(3),
    place: 'Hội trường B',
  })
  await addPart(id, { starts_at: '08:30' })
  await hr.call('examBoard.store', { path: { id }, body: { employee_id: chair.employeeId, role: 'chair' } })
  await hr.call('examResults.sync', { path: { id }, body: { employee_ids: [tested.employeeId] } })
  await morning()
  expect(await mailsTo(tested.address)).toEqual([])

  expect((await move(id, 'schedule')).status).toBe(200)
  await morning()
  await morning()
  const [mail, ...others] = await mailsTo(tested.address)
  expect(others).toEqual([])
  expect(mail).toContain('Đợt kiểm tra sắp diễn ra')
  expect(mail).toContain('Kiểm tra có nhắc, bắt đầu 08:30, tại Hội trường B')
  const [ofChair, ...more] = await mailsTo(chair.address)
  expect(more).toEqual([])
  expect(ofChair).toContain('1 người dự (hội đồng)')
  expect(ofChair).not.toContain('Người Được Nhắc')

  await run('update exams set from_date = current_date + 1, to_date = current_date + 1 where id = $1', [id])
  await morning()
  expect(await mailsTo(tested.address)).toHaveLength(2)
})

test('takers of an exam hear of it the day before, whoever has begun and those of a cancelled one do not', async () => {
  const [one, begun] = [await reachable('Thí Sinh Được Nhắc'), await reachable('Thí Sinh Đã Vào')]
  const field = await hr.call('fields.store', { body: { code: 'LVNHAC', name: 'Lĩnh vực được nhắc' } })
  const field_id = field.body.data.field.id
  await hr.call('quizQuestions.store', {
    body: { content: 'Câu của kỳ thi được nhắc', kind: 'true_false', field_id, right_options: ['A'] },
  })
  const start = Date.now() + 24 * 3_600_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: 'THINHAC',
      name: 'Thi được nhắc',
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 25,
    },
  })
  const path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id, count: 1 }] } })
  await hr.call('quizExams.addPeople', {
    path,
    body: { employee_ids: [one.employeeId, begun.employeeId] },
  })
  await hr.call('quizExams.publish', { path, body: {} })
  await run(
    `insert into quiz_attempts (company_id, person_id, paper_id, notice_version, device, deadline_at)
     select company_id, id, paper_id, 1, $2, now() + interval '30 minutes' from quiz_exam_people
     where exam_id = $1 and employee_id = $3`,
    [path.id, '0b6d1c0a-4e9b-4d7c-8a58-0000000000b1', begun.employeeId],
  )
  await run('update quiz_exam_people set extra_minutes = 10 where exam_id = $1 and employee_id = $2', [
    path.id,
    one.employeeId,
  ])
  await morning()
  expect((await mailsTo(one.address)).join('')).toMatch(/Thi được nhắc, mở lúc \d\d:\d\d, làm trong 35 phút/)
  expect(await mailsTo(begun.address)).toEqual([])

  await hr.call('quizExams.cancel', { path, body: { reason: 'Dời lịch.' } })
  await run('delete from reminders_told')
  await morning()
  expect(await mailsTo(one.address)).toHaveLength(1)
})
