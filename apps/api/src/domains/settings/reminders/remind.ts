import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { type DueLetter, dueLetters, type DueLine } from './due-letters.ts'
import { sendReminder } from './send-reminder.ts'

/** What has been told is kept so many days after it was due. */
const keptDays = 400

/**
 * Reminds everybody every morning of all that is due, by one mail where he has an address, and by a notice of each kind.
 * All is written in one transaction with the note of what it tells, so a process that dies over it has done all or
 * nothing, and the next one goes on with the others.
 */
export const remind = defineJob<Record<string, never>>({
  name: 'reminders.remind',
  title: 'Nhắc việc đến hạn',
  cron: '0 6 * * *',
  longestMinutes: 120,
  run: async ({ inCompany, reading, progress }) => {
    const letters = await reading(dueLetters)
    let told = 0
    for (const [index, letter] of letters.entries()) {
      if (await inCompany((transaction) => tell(transaction, letter))) told += 1
      await progress(index + 1, letters.length)
    }
    await inCompany(forgetOld)
    return { told }
  },
})

async function forgetOld({ db, inThisCompany }: JobTransaction): Promise<void> {
  await sql`
    delete from reminders_told
    where ${inThisCompany('reminders_told')} and due_date < current_date - ${keptDays}::integer`.execute(db)
  await sql`
    delete from reminder_mails
    where ${inThisCompany('reminder_mails')} and sent_on < current_date - ${keptDays}::integer`.execute(db)
}

/** @returns false where somebody has had his mail of today, or has been told of everything by another process */
async function tell(transaction: JobTransaction, letter: DueLetter): Promise<boolean> {
  const { db, companyId, inThisCompany } = transaction
  const { employeeId } = letter
  const { rows: claimed } = await sql`
    insert into reminder_mails (company_id, employee_id, sent_on) values (${companyId}, ${employeeId}, current_date)
    on conflict do nothing returning employee_id`.execute(db)
  if (claimed.length === 0) return false
  const lines = await noteTold(transaction, letter)
  if (lines.length === 0) {
    await sql`
      delete from reminder_mails where ${inThisCompany('reminder_mails')} and employee_id = ${employeeId}
        and sent_on = current_date`.execute(db)
    return false
  }
  const mailId = await sendReminder(transaction, { ...letter, lines })
  if (mailId === null) return true
  await sql`update reminder_mails set mail_id = ${mailId}
    where ${inThisCompany('reminder_mails')} and employee_id = ${employeeId} and sent_on = current_date`.execute(
    db,
  )
  return true
}

/**
 * Notes what somebody is told.
 * @returns what he had not been told: all of it, unless another process read the same lines before midnight
 */
async function noteTold(
  { db, companyId }: JobTransaction,
  { employeeId, lines }: DueLetter,
): Promise<DueLine[]> {
  const steps = lines.map(({ kind, recordId, dueDate, daysBefore }, place) => ({
    place,
    kind,
    record_id: recordId,
    due_date: dueDate,
    days_before: daysBefore,
  }))
  const { rows } = await sql<{ place: number }>`
    with step as (
      select * from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as step (place integer, kind text, record_id bigint, due_date date, days_before integer)
    ), noted as (
      insert into reminders_told (company_id, employee_id, kind, record_id, due_date, days_before)
      select ${companyId}, ${employeeId}, kind, record_id, due_date, days_before from step
      on conflict do nothing returning kind, record_id, due_date, days_before
    )
    select place from step join noted using (kind, record_id, due_date, days_before)`.execute(db)
  const isNew = new Set(rows.map(({ place }) => place))
  return lines.filter((_, place) => isNew.has(place))
}
