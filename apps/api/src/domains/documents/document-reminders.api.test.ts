import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { doRun } from '../../testing/jobs.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { remind } from '../settings/reminders/remind.ts'
import { type Reader, readingDesk } from './testing/reading-desk.ts'

const api = apiForFile()
const { reader, noticesOf, sql } = readingDesk(api)
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function morning(): Promise<void> {
  const [run] = await sql<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
  )
  await doRun(api.db, remind, Number(run?.id))
  // The next day, for what has been sent.
  await sql('update reminder_mails set sent_on = sent_on - 1 where company_id = 1')
}

/** A document of a type of its own, told of from so many days before its end on. */
async function document(
  employee_ids: number[],
  { first = 30, ...marks }: { first?: number; is_sensitive?: boolean; is_visible_to_employee?: boolean },
) {
  const code = `HAN${nextNumber()}`
  const type = await hr.call('documentTypes.store', { body: { code, name: `Giấy ${code}`, ...marks } })
  const number = `0790${nextNumber()}`
  const { body } = await hr.call('documents.store', {
    body: {
      document_type_id: type.body.data.document_type.id,
      number,
      summary: `Trích yếu ${code}`,
      issue_date: '2020-01-01',
      expiry_date: '2040-01-01',
      remind_days: [first],
      employee_ids,
    },
  })
  const { id } = body.data.document
  return {
    typeName: `Giấy ${code}`,
    number,
    /** The same document, and what was told of it, so many days before its end. */
    endsIn: async (days: number) => {
      await sql('update documents set expiry_date = current_date + $2::integer where id = $1', [id, days])
      await sql(
        `update reminders_told set due_date = current_date + $2::integer where kind = 'document' and record_id = $1`,
        [id, days],
      )
    },
  }
}

const mailsTo = ({ address }: Reader) =>
  sql<{ items: string }>(
    `select variables ->> 'items' as items from mails where template = 'reminders-due' and to_address = $1 order by id`,
    [address],
  )

/** Reminds whom documents are about and these people, and nobody else. */
async function remindOnly(...people: Reader[]): Promise<void> {
  const { reminder_rules: rules } = (await hr.call('reminderRules.list')).body.data
  const { status } = await hr.call('reminderRules.update', {
    path: { id: rules.find(({ kind }) => kind === 'document')?.id ?? 0 },
    body: {
      employee_ids: people.map(({ employeeId }) => employeeId),
      to_head: false,
      role_ids: [],
      to_holder: true,
    },
  })
  expect(status).toBe(200)
}

test('companies begin with a rule for documents: 60, 30, 15, 7 days and the day, to whom it is about and to HR', async () => {
  const { reminder_rules: rules } = (await hr.call('reminderRules.list')).body.data
  expect(rules.find(({ kind }) => kind === 'document')).toMatchObject({
    days_before: [60, 30, 15, 7, 0],
    to_holder: true,
    to_head: false,
    is_active: true,
  })
})

test('whom it is about hears from its own days on and at the steps of the rule, and HR by the same mail', async () => {
  const [owner, officer] = [await reader('Tô Có Giấy'), await reader('Tô Nhân Sự')]
  await remindOnly(officer)
  const one = await document([owner.employeeId], { first: 45, is_visible_to_employee: true })
  const other = await document([owner.employeeId], { first: 45, is_visible_to_employee: true })
  const told: number[] = []
  for (const days of [60, 46, 45, 44, 30, 15, 8, 7, 1, 0, -1]) {
    await one.endsIn(days)
    await other.endsIn(days)
    const before = (await mailsTo(owner)).length
    await morning()
    await morning()
    const after = (await mailsTo(owner)).length
    // One mail tells of both, and once.
    expect(after - before).toBeLessThanOrEqual(1)
    if (after > before) told.push(days)
  }
  expect(told).toEqual([45, 30, 15, 7, 0])
  expect(await mailsTo(officer)).toHaveLength(5)
  const [mail] = await mailsTo(owner)
  expect(mail?.items).toContain(`Tô Có Giấy`)
  expect(mail?.items).toContain(one.typeName)
  expect(mail?.items).toContain(other.typeName)
  // It may be that of an identity card.
  expect(mail?.items).not.toContain(one.number)
  expect((await noticesOf(owner)).map(({ kind }) => kind)).toContain('own_document_due')
  expect((await noticesOf(officer)).map(({ kind }) => kind)).toContain('document_due')
})

test('what does not show to whom it is about is told to HR alone; of what is sensitive neither whose nor which', async () => {
  const [owner, second, officer] = [
    await reader('Tô Không Thấy'),
    await reader('Tô Thứ Hai'),
    await reader('Tô Cán Bộ'),
  ]
  await remindOnly(officer)
  const hidden = await document([owner.employeeId], {})
  const kept = await document([owner.employeeId, second.employeeId], {
    is_sensitive: true,
    is_visible_to_employee: true,
  })
  const shared = await document([owner.employeeId, second.employeeId], { is_visible_to_employee: true })
  for (const { endsIn } of [hidden, kept, shared]) await endsIn(7)
  await morning()
  const [toOwner, ...more] = await mailsTo(owner)
  expect(more).toEqual([])
  expect(toOwner?.items).toContain(shared.typeName)
  expect(toOwner?.items).not.toMatch(new RegExp(`Tô Thứ Hai|hạn chế|${hidden.typeName}|${kept.typeName}`))
  const [toOfficer] = await mailsTo(officer)
  expect(toOfficer?.items).toContain(`Tô Không Thấy`)
  expect(toOfficer?.items).toContain(hidden.typeName)
  expect(toOfficer?.items).toContain('một tài liệu hạn chế người xem')
  expect(toOfficer?.items).not.toContain(kept.typeName)
})

test('a document of who has left is told to nobody', async () => {
  const [gone, officer] = [await reader('Tô Đã Đi'), await reader('Tô Ở Lại')]
  await remindOnly(officer)
  const one = await document([gone.employeeId], { is_visible_to_employee: true })
  await one.endsIn(7)
  await sql('update employees set active = false where company_id = 1 and id = $1', [gone.employeeId])
  await morning()
  expect(JSON.stringify(await mailsTo(officer))).not.toContain(one.typeName)
  expect(await mailsTo(gone)).toEqual([])
})
