import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { keepLeavings } from '../leaving/keep-leavings.ts'
import { checkFiles } from '../quality/check-files.ts'
import { countingOn, payFacts } from './change-rows.ts'
import { type CivilDay, dayAfter } from './days.ts'
import { foldJob, onDay, type Timeline, type Version } from './fold.ts'
import {
  factsAtJoining,
  type JobChange,
  type JobFacts,
  type PayFacts,
  type PositionHeld,
} from './job-facts.ts'

/** Files of so many people at most are checked with the change of their work: each costs about half a millisecond. */
const mostChecked = 500

/** The days on which transactions began. */
const days = new WeakMap<CompanyTransaction['db'], Promise<CivilDay>>()

/**
 * Today in Viet Nam, which is the time zone of every connection. It is asked once: a transaction stays on its day. A question
 * that found no answer is asked anew.
 */
export function todayOf({ db }: Pick<CompanyTransaction, 'db'>): Promise<CivilDay> {
  const known = days.get(db)
  if (known !== undefined) return known
  const asked = askToday(db)
  days.set(db, asked)
  asked.catch(() => days.delete(db))
  return asked
}

async function askToday(db: CompanyTransaction['db']): Promise<CivilDay> {
  const { rows } = await sql<{ today: CivilDay }>`select current_date as today`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a select without a table has a row')
  return row.today
}

/**
 * Keeps other writers of these people's job facts waiting until the transaction ends. The tree of units first: whoever
 * merges units holds it when he comes to their people.
 * @returns the ids that are there
 */
export async function lockEmployees(
  transaction: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<Set<number>> {
  await transaction.prepared(sql`select lock_department_tree(${transaction.companyId}, false)`)
  return lockPeople(transaction, employeeIds)
}

/**
 * The same for what writes nothing of their units, neither now nor later in the transaction: it does not wait for who
 * merges or moves some, whom it would stop for good if it came to the tree with the people in its hands.
 */
export async function lockPeople(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from employees where ${inThisCompany('employees')} and id = any(${employeeIds}::bigint[])
    order by id for no key update`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** How timelines are written. */
export interface WriteTimelines {
  /** Whether the files are judged at once; who writes thousands has them judged afterwards. */
  checksFiles?: boolean
  /** Whether the lists of leavers are kept beside them; not for who has written or ended nothing of a leaving. */
  keepsLeavings?: boolean
}

/**
 * Makes the timelines of people anew from what counts of their changes, and the facts of today with them. The caller has
 * locked them.
 */
export async function writeTimelines(
  transaction: CompanyTransaction,
  changesOf: ReadonlyMap<number, readonly JobChange[]>,
  today: CivilDay,
  { checksFiles = true, keepsLeavings = true }: WriteTimelines = {},
): Promise<void> {
  const { companyId } = transaction
  const people = [...changesOf].map(([employeeId, changes]) => ({
    employeeId,
    changes,
    timeline: foldJob(countingOn(changes, today, today), today),
  }))
  const versions = people.flatMap(({ employeeId, timeline }) =>
    timeline.versions.map((version) => versionRow(companyId, employeeId, version)),
  )
  const pays = people.flatMap(({ employeeId, timeline }) =>
    timeline.pays.map((version) => payRow(companyId, employeeId, version)),
  )
  const held = people.flatMap(({ employeeId, timeline }) => heldRows(employeeId, timeline))
  const states = people.flatMap(({ employeeId, changes, timeline }) => {
    const facts = onDay(timeline.versions, today)?.facts ?? beginningOf(changes)
    return facts === undefined ? [] : [stateRow(employeeId, facts)]
  })
  const withoutAny = people.filter(({ changes }) => changes.length === 0)
  states.push(...(await neverCame(transaction, withoutAny)))
  await transaction.prepared(sql`
    select write_job_timelines(${[...changesOf.keys()]}::bigint[], ${JSON.stringify(versions)}::jsonb,
      ${JSON.stringify(pays)}::jsonb, ${JSON.stringify(held)}::jsonb, ${JSON.stringify(states)}::jsonb)`)
  if (keepsLeavings) await keepLeavings(transaction, [...changesOf.keys()])
  // Whoever begins, comes back or does other work is to have a file that was looked at; many at once are left to the night.
  if (checksFiles && changesOf.size <= mostChecked) await checkFiles(transaction, [...changesOf.keys()])
}

/** Of who is to join on a day to come, the file says what he will begin with. */
function beginningOf(changes: readonly JobChange[]): JobFacts | undefined {
  const first = changes.map(({ effective_date }) => effective_date).toSorted()[0]
  return first === undefined ? undefined : foldJob(changes, first).versions[0]?.facts
}

/**
 * Whoever was taken in by a change that counts no more never came: he works nowhere and has no account, and his file waits
 * for another reception or is deleted.
 */
async function neverCame(
  { db, inThisCompany }: CompanyTransaction,
  people: readonly { employeeId: number }[],
): Promise<ReturnType<typeof stateRow>[]> {
  if (people.length === 0) return []
  const ids = people.map(({ employeeId }) => employeeId)
  const { rows } = await sql<{ id: number; join_date: CivilDay }>`
    select id, join_date from employees where ${inThisCompany('employees')} and id = any(${ids}::bigint[])`.execute(
    db,
  )
  return rows.map(({ id, join_date }) => stateRow(id, { ...factsAtJoining(join_date), work_state: 'left' }))
}

function versionRow(
  company_id: number,
  employee_id: number,
  { valid_from, valid_to, change_id, facts }: Version<JobFacts>,
) {
  const { main_position, ...others } = facts
  return { company_id, employee_id, valid_from, valid_to, change_id, ...others, ...placeOf(main_position) }
}

function placeOf(held: PositionHeld | null) {
  return { position_id: held?.position_id ?? null, department_id: held?.department_id ?? null }
}

function payRow(
  company_id: number,
  employee_id: number,
  { valid_from, valid_to, change_id, facts }: Version<PayFacts>,
) {
  const pay = Object.fromEntries(payFacts.map((fact) => [fact, facts[fact]]))
  return { company_id, employee_id, valid_from, valid_to, change_id, ...pay }
}

function stateRow(employee_id: number, facts: JobFacts) {
  const { work_state, join_date, official_date, leave_date, nature_of_work } = facts
  return { employee_id, work_state, join_date, official_date, leave_date, nature_of_work }
}

interface HeldRow extends PositionHeld {
  employee_id: number
  is_main: boolean
  from_date: CivilDay
  to_date: CivilDay | null
}

/** The positions held, each as long as it was held without a break. */
export function heldRows(employeeId: number, { versions }: Pick<Timeline, 'versions'>): HeldRow[] {
  const rows: HeldRow[] = []
  const open = new Map<string, HeldRow>()
  for (const { valid_from, facts } of versions) {
    const { main_position, further_positions } = facts
    const now = new Map(
      [
        ...(main_position ? [{ ...main_position, is_main: true }] : []),
        ...further_positions.map((each) => ({ ...each, is_main: false })),
      ].map((each) => [`${each.position_id} ${each.department_id} ${each.is_main}`, each]),
    )
    for (const [key, row] of open) {
      if (now.has(key)) continue
      row.to_date = dayAfter(valid_from, -1)
      open.delete(key)
    }
    for (const [key, held] of now) {
      if (open.has(key)) continue
      const row = { employee_id: employeeId, ...held, from_date: valid_from, to_date: null }
      open.set(key, row)
      rows.push(row)
    }
  }
  return rows
}
