import { sql } from 'kysely'
import { brokenRuleText, isContention, isDatabaseAway } from '../../../contract/database-errors.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob, type JobContext, JobFailure } from '../../../jobs/define-job.ts'
import { writeNotice } from '../../../notices/write-notice.ts'
import { pieces } from '../../../workbooks/in-turns.ts'
import { takeUpHeadsOf } from '../../organisation/public.ts'
import { checkFiles } from '../quality/check-files.ts'
import { expireTransfers } from '../transfers/expire-transfers.ts'
import { managerRefusal, placeRefusal } from './asked-facts.ts'
import { readChanges } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import { foldJob } from './fold.ts'
import type { JobChange } from './job-facts.ts'
import { lockEmployees, todayOf, writeTimelines } from './write-timelines.ts'

/** What the turn of a day did. */
type Turned = Record<'applied' | 'held_up' | 'returned', number>

/** Somebody whose facts are to be written anew. */
interface Due {
  id: number
  /** A leave of his is over. */
  returns: boolean
}

/** Files of so many people are judged together: alone each asks anew what holds for all. */
const filesAtOnce = 200

/** The words for what the database refuses though no rule with words of its own did. */
const refusedByDatabase = 'Không áp dụng được. Hãy rút thay đổi này và ghi lại.'
/** The words for what others stood in the way of each time. */
const stillBusy = 'Hồ sơ đang được người khác cập nhật. Đêm sau sẽ tự áp dụng lại.'
/** So often a person's turn is tried whose rows others hold. */
const mostTries = 3

/**
 * Lets in effect what waited for its day, and ends leaves whose last day is over: every night, in every company, each
 * person in a transaction of his own. What a missed night left is made up for by the next; what cannot be let in any more
 * goes on waiting, says why, and holds nobody else up. Hand-overs to other companies that nobody answered by their day end.
 * Last the files of these people are judged; those that were not, as after a kill, the night's own check of all judges.
 */
export const dayTurn = defineJob<Record<string, never>>({
  name: 'employees.day-turn',
  title: 'Áp dụng thay đổi công việc đến ngày hiệu lực',
  cron: '5 0 * * *',
  longestMinutes: 120,
  run: async (context) => {
    const { today, people } = await context.reading(duePeople)
    const turned: Turned = { applied: 0, held_up: 0, returned: 0 }
    for (const [index, person] of people.entries()) {
      await context.progress(index, people.length)
      for (const [what, count] of Object.entries(await turnPerson(context, person, today))) {
        turned[what as keyof Turned] += count
      }
    }
    await context.inCompany(async ({ db, companyId }) =>
      sql`insert into job_turns as kept (company_id, turned_on) values (${companyId}, ${today}::date)
        on conflict (company_id) do update set turned_on = greatest(kept.turned_on, excluded.turned_on), at = now()`.execute(
        db,
      ),
    )
    await expireTransfers(context)
    const unjudged = await judgeFiles(
      context,
      people.map(({ id }) => id),
    )
    if (unjudged === undefined) return turned
    // Another try would find nobody due any more, and so neither the files nor what was turned.
    const { count, cause } = unjudged
    throw new JobFailure(
      `Đã áp dụng thay đổi đến ngày nhưng chưa xét được ${count} hồ sơ. Đợt kiểm tra hồ sơ hằng đêm sẽ xét lại.`,
      { ...turned, not_judged: count },
      { cause },
    )
  },
})

/**
 * Whoever has a change whose day has come, or a leave whose last day is over; and who is to leave but has no list of what
 * has to be done yet, as whoever's leaving was written before there were any.
 */
async function duePeople(transaction: CompanyTransaction): Promise<{ today: CivilDay; people: Due[] }> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<Due>`
    select id, bool_or(returns) as returns from (
      select employee_id as id, false as returns from job_changes
      where ${inThisCompany('job_changes')} and state = 'waiting' and effective_date <= current_date
      union all
      select employee_id, true from job_versions
      where ${inThisCompany('job_versions')} and valid_to is null and absent_until < current_date
      union all
      select employee_id, false from job_changes
      where ${inThisCompany('job_changes')} and state = 'waiting' and kind = 'termination'
        and not exists (select from leavings
          where ${inThisCompany('leavings')} and leavings.change_id = job_changes.id)) due
    group by id order by id`.execute(db)
  return { today: await todayOf(transaction), people: rows }
}

/** How the judging of files went wrong. */
interface Unjudged {
  /** So many files were not judged. */
  count: number
  /** Of the last of them, for the log. */
  cause: unknown
}

/**
 * Judges files, those that fail together one by one. Where the database is away, no further file is tried.
 * @returns undefined when all of them are judged
 * @throws what ends the run
 */
async function judgeFiles(context: JobContext, ids: readonly number[]): Promise<Unjudged | undefined> {
  let unjudged: Unjudged | undefined
  let begun = 0
  for (const together of pieces(ids, filesAtOnce)) {
    const failure = await failureOfJudging(context, together)
    if (failure !== undefined) {
      for (const [at, id] of together.entries()) {
        const cause = isDatabaseAway(failure) ? failure : await failureOfJudging(context, [id])
        const before = unjudged?.count ?? 0
        if (isDatabaseAway(cause)) return { count: before + ids.length - begun - at, cause }
        if (cause !== undefined) unjudged = { count: before + 1, cause }
      }
    }
    begun += together.length
  }
  return unjudged
}

/** Judges files in one transaction. @returns what failed; undefined when they are judged @throws what ends the run */
async function failureOfJudging({ inCompany, signal }: JobContext, ids: readonly number[]): Promise<unknown> {
  signal.throwIfAborted()
  try {
    await inCompany((transaction) => checkFiles(transaction, ids))
    return undefined
  } catch (error) {
    if (signal.aborted) throw error
    return error
  }
}

async function turnPerson(
  context: JobContext,
  person: Due,
  today: CivilDay,
  triesLeft = mostTries,
): Promise<Turned> {
  const { inCompany, signal } = context
  try {
    return await inCompany((transaction) => letIn(transaction, person, today))
  } catch (error) {
    if (signal.aborted) throw error
    const isBusy = isContention(error)
    if (isBusy && triesLeft > 1) return turnPerson(context, person, today, triesLeft - 1)
    const why = isBusy ? stillBusy : (brokenRuleText(error) ?? refusedByDatabase)
    const held = await inCompany((transaction) => holdUp(transaction, { id: person.id, today, why }))
    if (held === 0) throw error
    return { applied: 0, held_up: held, returned: 0 }
  }
}

async function letIn(
  transaction: CompanyTransaction,
  { id: employeeId, returns }: Due,
  today: CivilDay,
): Promise<Turned> {
  await lockEmployees(transaction, [employeeId])
  const changes = (await readChanges(transaction, [employeeId])).get(employeeId) ?? []
  let counted = changes.filter(({ waits }) => !waits)
  const held: { id: number; why: string }[] = []
  const due = changes.filter(({ waits, effective_date }) => waits && effective_date <= today)
  for (const change of inOrder(due)) {
    const why = await refusal(transaction, { employeeId, change, counted, today })
    if (why === undefined) counted = [...counted, { ...change, waits: false }]
    else held.push({ id: change.id, why })
  }
  const applied = due.filter(({ id }) => !held.some((each) => each.id === id))
  await mark(transaction, employeeId, applied, held)
  const later = changes.filter(({ id }) => !counted.some((each) => each.id === id))
  await writeTimelines(transaction, new Map([[employeeId, [...counted, ...later]]]), today, {
    checksFiles: false,
    // A day that comes ends no leaving, and a list is missing for a termination alone.
    keepsLeavings: changes.some(({ kind }) => kind === 'termination'),
  })
  await takeUpHeadsOf(
    transaction,
    applied.map(({ id, facts }) => ({ id, unitId: facts.main_position?.department_id })),
  )
  return { applied: applied.length, held_up: held.length, returned: returns && due.length === 0 ? 1 : 0 }
}

function inOrder(changes: readonly JobChange[]): JobChange[] {
  return changes.toSorted(
    (one, other) => one.effective_date.localeCompare(other.effective_date) || one.day_order - other.day_order,
  )
}

/** A change whose day has come, beside what counts of its person. */
interface Judged {
  employeeId: number
  change: JobChange
  counted: readonly JobChange[]
  today: CivilDay
}

/**
 * Why a change cannot come any more: where it stands, for a unit or position that is no longer there, or for a manager who
 * has left or come to stand below.
 */
async function refusal(
  transaction: CompanyTransaction,
  { employeeId, change, counted, today }: Judged,
): Promise<string | undefined> {
  const { main_position, further_positions = [] } = change.facts
  const { faults } = foldJob([...counted, change], today)
  const fault = faults.find(({ change_id }) => change_id === change.id)
  if (fault) return fault.text
  const held = [...(main_position ? [main_position] : []), ...further_positions]
  const place = await placeRefusal(transaction, held, change.effective_date)
  return place?.text ?? (await managerRefusal(transaction, change.facts.direct_manager_id, [employeeId]))
}

async function mark(
  transaction: CompanyTransaction,
  employeeId: number,
  applied: readonly JobChange[],
  held: readonly { id: number; why: string }[],
): Promise<void> {
  const { db, inThisCompany } = transaction
  await sql`
    update job_changes set state = 'in_effect', held_up = null
    where ${inThisCompany('job_changes')} and id = any(${applied.map(({ id }) => id)}::bigint[])`.execute(db)
  for (const { id, why } of held) {
    // Whoever was told yesterday is told again only of another reason.
    const { rows } = await sql<Written>`
      update job_changes set held_up = ${why}
      where ${inThisCompany('job_changes')} and id = ${id} and held_up is distinct from ${why}
      returning written_by`.execute(db)
    await tellWriters(transaction, employeeId, rows)
  }
}

interface Written {
  written_by: number | null
}

/** Whoever wrote a change hears that it has not come; what the product wrote by itself is seen by its work alone. */
async function tellWriters(
  transaction: CompanyTransaction,
  employeeId: number,
  changes: readonly Written[],
): Promise<void> {
  const writers = new Set(changes.flatMap(({ written_by }) => written_by ?? []))
  for (const userId of writers) {
    await writeNotice(transaction, { userId }, { kind: 'job_change_held_up', recordId: employeeId })
  }
}

interface HeldUp {
  /** Whose changes. */
  id: number
  today: CivilDay
  why: string
}

async function holdUp(
  transaction: CompanyTransaction,
  { id: employeeId, today, why }: HeldUp,
): Promise<number> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<Written & { is_new: boolean }>`
    with known as (
      select id, held_up is distinct from ${why} as is_new from job_changes
      where ${inThisCompany('job_changes')} and employee_id = ${employeeId} and state = 'waiting'
        and effective_date <= ${today}::date for update
    )
    update job_changes set held_up = ${why} from known
    where ${inThisCompany('job_changes')} and job_changes.id = known.id
    returning written_by, is_new`.execute(db)
  await tellWriters(
    transaction,
    employeeId,
    rows.filter(({ is_new }) => is_new),
  )
  return rows.length
}
