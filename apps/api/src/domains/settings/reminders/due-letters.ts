import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { ReminderItem, ReminderSource } from '../../../reminder-kind.ts'
import { reminderKinds } from './kinds.ts'
import { type ReminderRule, reminderRules } from './reminder-rules-rows.ts'
import { type Recipients, recipientsOf } from './recipients.ts'

/** One thing that somebody is told of in a mail. */
export interface DueLine extends ReminderItem {
  kind: ReminderSource['kind']
  title: string
  unitName: string
  /** The step of the rule at which it is told. */
  daysBefore: number
}

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
    const recipients = await recipientsOf(transaction, rule, source.permission, units)
    const items = await source.dueWithin(transaction, Math.max(...rule.days_before))
    for (const [employeeId, line] of linesByRule(rule, source, items, recipients)) {
      const lines = linesOf.get(employeeId)
      if (lines === undefined) linesOf.set(employeeId, [line])
      else lines.push(line)
    }
  }
  const told = await toldBefore(transaction)
  const people = await atWork(transaction, [...linesOf.keys()])
  return people.flatMap((person): DueLetter[] => {
    const lines = (linesOf.get(person.employeeId) ?? []).filter(
      (line) => !told.has(keyOf(person.employeeId, line)),
    )
    return lines.length === 0 ? [] : [{ ...person, lines }]
  })
}

/** A unit with what is above it. */
export interface Unit {
  id: number
  parentId: number | null
  headId: number | null
  name: string
}

async function unitsOf({ db, inThisCompany }: CompanyTransaction): Promise<Map<number, Unit>> {
  const { rows } = await sql<Unit>`
    select id, parent_id as "parentId", manager_id as "headId", name from departments
    where ${inThisCompany('departments')}`.execute(db)
  return new Map(rows.map((unit) => [unit.id, unit]))
}

function linesByRule(
  { days_before }: ReminderRule,
  { kind, title, isWeeklyAfter = false }: ReminderSource,
  items: readonly ReminderItem[],
  recipients: Recipients,
): [employeeId: number, line: DueLine][] {
  return items.flatMap((item) => {
    const daysBefore = stepOf(item, days_before, isWeeklyAfter)
    const line = { ...item, kind, title, daysBefore, unitName: recipients.unitName(item) }
    return recipients.of(item).map((id): [number, DueLine] => [id, line])
  })
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

async function toldBefore({ db, inThisCompany }: CompanyTransaction): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', employee_id, kind, record_id, due_date, days_before) as key from reminders_told
    where ${inThisCompany('reminders_told')} and due_date >= current_date - 366`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

function keyOf(employeeId: number, { kind, recordId, dueDate, daysBefore }: DueLine): string {
  return [employeeId, kind, recordId, dueDate, daysBefore].join(' ')
}

async function atWork(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<Omit<DueLetter, 'lines'>[]> {
  const { rows } = await sql<Omit<DueLetter, 'lines'>>`
    select id as "employeeId", full_name as "fullName", nullif(trim(both from company_email), '') as address from employees
    where ${inThisCompany('employees')} and active and id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}
