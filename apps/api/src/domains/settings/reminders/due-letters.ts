import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { ReminderItem, ReminderSource } from '../../../reminder-kind.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { reminderKinds } from './kinds.ts'
import { type ReminderRule, reminderRules } from './reminder-rules-rows.ts'
import { type Recipients, recipientsOf } from './recipients.ts'

/** One thing that somebody is told of in a mail. */
export interface DueLine extends ReminderItem {
  kind: ReminderSource['kind']
  title: string
  unitName: string
  /** What is said of its day. */
  dayText: string
  /** The step of the rule at which it is told. */
  daysBefore: number
}

/** Of so many people it is asked at a time what they have been told. */
const peopleAtOnce = 1000

/** What one person is to be told today. */
export interface DueLetter {
  employeeId: number
  fullName: string
  /** Null for who has none: he is told in the product alone. */
  address: string | null
  lines: DueLine[]
}

/**
 * What everybody is to be told today that he has not been told. A step counts from its day on until the next one, so
 * that a morning on which nothing ran is made up for.
 */
export async function dueLetters(transaction: CompanyTransaction): Promise<DueLetter[]> {
  const units = await unitsOf(transaction)
  const linesOf = new Map<number, DueLine[]>()
  for (const rule of await reminderRules(transaction)) {
    const source = reminderKinds.find(({ kind }) => kind === rule.kind)
    if (source === undefined || !rule.is_active) continue
    const recipients = await recipientsOf(transaction, rule, source, units)
    const items = await source.dueWithin(transaction, Math.max(...rule.days_before))
    for (const [employeeId, line] of linesByRule(rule, source, items, recipients)) {
      const lines = linesOf.get(employeeId)
      if (lines === undefined) linesOf.set(employeeId, [line])
      else lines.push(line)
    }
  }
  const people = await atWork(transaction, [...linesOf.keys()])
  const letters: DueLetter[] = []
  for (let from = 0; from < people.length; from += peopleAtOnce) {
    const some = people.slice(from, from + peopleAtOnce)
    letters.push(
      ...(await untold(
        transaction,
        some.map((person) => ({ ...person, lines: linesOf.get(person.employeeId) ?? [] })),
      )),
    )
  }
  return letters
}

/** A unit with what is above it. */
export interface Unit {
  id: number
  parentId: number | null
  headId: number | null
  name: string
}

export async function unitsOf({ db, inThisCompany }: CompanyTransaction): Promise<Map<number, Unit>> {
  const { rows } = await sql<Unit>`
    select id, parent_id as "parentId", manager_id as "headId", name from departments
    where ${inThisCompany('departments')}`.execute(db)
  return new Map(rows.map((unit) => [unit.id, unit]))
}

function linesByRule(
  { days_before }: ReminderRule,
  { kind, title, isWeeklyAfter = false, dayWords = leftWords }: ReminderSource,
  items: readonly ReminderItem[],
  recipients: Recipients,
): [employeeId: number, line: DueLine][] {
  return items.flatMap((item) => {
    const daysBefore = stepOf(item, days_before, isWeeklyAfter)
    const unitName = recipients.unitName(item)
    const line = { ...item, kind, title, daysBefore, unitName, dayText: dayWords(item) }
    return recipients.of(item).map((id): [number, DueLine] => [id, line])
  })
}

export function leftWords({ dueDate, daysLeft }: Pick<ReminderItem, 'dueDate' | 'daysLeft'>): string {
  const day = shownDate(dueDate)
  if (daysLeft < 0) return `${day}, quá hạn ${-daysLeft} ngày`
  return daysLeft === 0 ? `${day}, hôm nay` : `${day}, còn ${daysLeft} ngày`
}

/** The step at which something is told today, in days before it is due; below zero for whole weeks after it. */
function stepOf(
  { daysLeft, firstDays }: Pick<ReminderItem, 'daysLeft' | 'firstDays'>,
  daysBefore: readonly number[],
  isWeeklyAfter: boolean,
): number {
  const weeksOver = Math.floor(-daysLeft / 7)
  if (isWeeklyAfter && weeksOver > 0) return -7 * weeksOver
  const steps =
    firstDays === undefined ? daysBefore : [firstDays, ...daysBefore.filter((days) => days < firstDays)]
  return Math.min(...steps.filter((days) => daysLeft <= days))
}

/** The letters without what has been told; none where nothing is left. */
async function untold(
  { db, inThisCompany }: CompanyTransaction,
  letters: readonly DueLetter[],
): Promise<DueLetter[]> {
  const steps = letters.flatMap(({ employeeId, lines }, letter) =>
    lines.map(({ kind, recordId, dueDate, daysBefore }, line) => ({
      letter,
      line,
      employee_id: employeeId,
      kind,
      record_id: recordId,
      due_date: dueDate,
      days_before: daysBefore,
    })),
  )
  const { rows } = await sql<{ letter: number; line: number }>`
    select step.letter, step.line
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (letter integer, line integer, employee_id bigint,
      kind text, record_id bigint, due_date date, days_before integer)
    where not exists (
      select from reminders_told told
      where ${inThisCompany('told')} and told.employee_id = step.employee_id and told.kind = step.kind
        and told.record_id = step.record_id and told.due_date = step.due_date and told.days_before = step.days_before)`.execute(
    db,
  )
  const left = Map.groupBy(rows, ({ letter }) => letter)
  return letters.flatMap((each, letter): DueLetter[] => {
    const kept = new Set(left.get(letter)?.map(({ line }) => line))
    return kept.size === 0 ? [] : [{ ...each, lines: each.lines.filter((_, line) => kept.has(line)) }]
  })
}

/** Those of these people who work for the company, with their addresses. */
export async function atWork(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<Omit<DueLetter, 'lines'>[]> {
  const { rows } = await sql<Omit<DueLetter, 'lines'>>`
    select id as "employeeId", full_name as "fullName", nullif(trim(both from company_email), '') as address from employees
    where ${inThisCompany('employees')} and active and id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}
