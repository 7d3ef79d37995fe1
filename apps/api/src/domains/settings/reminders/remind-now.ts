import { sql } from 'kysely'
import type { JobTransaction } from '../../../jobs/define-job.ts'
import type { ReminderItem, ReminderSource } from '../../../reminder-kind.ts'
import { atWork, type DueLetter, type DueLine, leftWords, unitsOf } from './due-letters.ts'
import { reminderKinds } from './kinds.ts'
import { recipientsOf } from './recipients.ts'
import { reminderRules } from './reminder-rules-rows.ts'
import { sendReminder } from './send-reminder.ts'

/** Something that people are to be told of today, whatever the steps of its rule. */
export type WantedReminder = ReminderItem & { kind: ReminderSource['kind'] }

/** What everybody whom the rules of their kinds name would be told of these; nobody by a rule that is switched off. */
export async function lettersNow(
  transaction: JobTransaction,
  wanted: readonly WantedReminder[],
): Promise<DueLetter[]> {
  const units = await unitsOf(transaction)
  const rules = await reminderRules(transaction)
  const linesOf = new Map<number, DueLine[]>()
  for (const [kind, items] of Map.groupBy(wanted, (item) => item.kind)) {
    const source = reminderKinds.find((each) => each.kind === kind)
    const rule = rules.find((each) => each.kind === kind)
    if (source === undefined || rule?.is_active !== true) continue
    const { of, unitName } = await recipientsOf(transaction, rule, source, units)
    for (const item of items) {
      const { title, dayWords = leftWords } = source
      const line = {
        ...item,
        title,
        daysBefore: item.daysLeft,
        unitName: unitName(item),
        dayText: dayWords(item),
      }
      for (const id of of(item)) linesOf.set(id, [...(linesOf.get(id) ?? []), line])
    }
  }
  const people = await atWork(transaction, [...linesOf.keys()])
  return people.map((person) => ({ ...person, lines: linesOf.get(person.employeeId) ?? [] }))
}

/** Sends these, and notes who had them sent: the next step of a rule on another day comes all the same. */
export async function sendNow(
  transaction: JobTransaction,
  letters: readonly DueLetter[],
  askedBy: number,
): Promise<void> {
  const told = letters.flatMap(({ employeeId, lines }) =>
    lines.map(({ kind, recordId, dueDate, daysBefore }) => ({
      employee_id: employeeId,
      kind,
      record_id: recordId,
      due_date: dueDate,
      days_before: daysBefore,
    })),
  )
  const { rows } = await sql<{ employee_id: number; kind: string; record_id: number }>`
    insert into reminders_told (company_id, employee_id, kind, record_id, due_date, days_before, asked_by)
    select ${transaction.companyId}::integer, employee_id, kind, record_id, due_date, days_before, ${askedBy}::bigint
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as told (employee_id bigint, kind text, record_id bigint, due_date date, days_before integer)
    on conflict do nothing returning employee_id, kind, record_id`.execute(transaction.db)
  // What the morning tells somebody at this moment is not told him twice.
  const isNew = new Set(rows.map(({ employee_id, kind, record_id }) => `${employee_id} ${kind} ${record_id}`))
  for (const letter of letters) {
    const lines = letter.lines.filter(({ kind, recordId }) =>
      isNew.has(`${letter.employeeId} ${kind} ${recordId}`),
    )
    if (lines.length > 0) await sendReminder(transaction, { ...letter, lines })
  }
}
