import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { payFacts, plainFacts, readChanges } from './change-rows.ts'
import { type CivilDay, spokenDay } from './days.ts'
import { type Fault, foldJob, forever } from './fold.ts'
import type { ChangedFacts, ChangedPay, ChangeKind, JobChange } from './job-facts.ts'
import { jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { lockEmployees, todayOf, type WriteTimelines, writeTimelines } from './write-timelines.ts'

/** A change to be written. */
export interface NewJobChange {
  employeeId: number
  kind: ChangeKind
  effectiveDate: CivilDay
  facts: ChangedFacts
  pay?: ChangedPay
  decisionNo?: string | null
  decisionDate?: CivilDay | null
  /** One of the specification's fifteen decision types. */
  decisionType?: number | null
  reason?: string | null
  /** The decision that writes it; it ends with that one alone. */
  decisionId?: number | null
  /** The change whose place this one takes; the caller has ended that one. */
  corrects?: { id: number; dayOrder: number }
}

/** A change that was written, and what it met. */
export interface WrittenJobChange {
  id: number
  employeeId: number
  /** What counted of the person before, and what counts now. */
  before: readonly JobChange[]
  after: readonly JobChange[]
}

/** A person for whom changes cannot be written, and why, in a sentence. */
export interface RefusedJobChange {
  employeeId: number
  text: string
}

/**
 * Writes job changes of any number of people, one each or several, and makes their timelines anew: the only way to
 * change job facts (`employees`, `employee_positions` and what is derived refuse every other). A change of a day to come
 * waits; of today or before it is in effect at once, between those that are there.
 * @param by the user who writes; null for the product itself
 * @param options see {@link writeTimelines}
 * @throws ApiFailure 400 for what cannot come where it stands; nothing is written then
 */
export async function writeJobChanges(
  transaction: CompanyTransaction,
  changes: readonly NewJobChange[],
  by: number | null,
  options: WriteTimelines = {},
): Promise<WrittenJobChange[]> {
  const { written, refused } = await tryJobChanges(transaction, changes, by, options)
  const [first] = refused
  if (first) throw new ApiFailure(400, first.text, { errors: { effective_date: [first.text] } })
  return written
}

/**
 * The same for whoever tells everybody's refusal: what is refused is written all the same, and the caller has to roll
 * back.
 */
export async function tryJobChanges(
  transaction: CompanyTransaction,
  changes: readonly NewJobChange[],
  by: number | null,
  options: WriteTimelines = {},
): Promise<{ written: WrittenJobChange[]; refused: RefusedJobChange[] }> {
  if (changes.length === 0) return { written: [], refused: [] }
  const employeeIds = [...new Set(changes.map(({ employeeId }) => employeeId))]
  const there = await lockEmployees(transaction, employeeIds)
  const missing = employeeIds.filter((id) => !there.has(id))
  if (missing.length > 0) throw new ApiFailure(404, 'Không tìm thấy dữ liệu.')
  const today = await todayOf(transaction)
  const before = await readChanges(transaction, employeeIds)
  const placed = inPlaces(changes, before)
  const ids = await insertChanges(transaction, placed, today, by)
  const after = new Map([...before].map(([id, counted]) => [id, [...counted]]))
  for (const [index, { employeeId, ...change }] of placed.entries()) {
    const { kind, effectiveDate: effective_date, dayOrder: day_order, facts, pay = {} } = change
    const waits = effective_date > today
    after.get(employeeId)?.push({ id: ids[index] ?? 0, kind, effective_date, day_order, facts, pay, waits })
  }
  const refused = employeeIds.flatMap((employeeId) => {
    const text = refusalOf(before.get(employeeId) ?? [], after.get(employeeId) ?? [])
    return text === undefined ? [] : [{ employeeId, text }]
  })
  if (refused.length > 0) return { written: [], refused }
  await writeTimelines(transaction, after, today, options)
  const written = placed.map(({ employeeId }, index) => ({
    id: ids[index] ?? 0,
    employeeId,
    before: before.get(employeeId) ?? [],
    after: after.get(employeeId) ?? [],
  }))
  return { written, refused }
}

/** Makes people's timelines anew after something of their changes has ended; the caller has locked them. */
export async function remakeTimelines(
  transaction: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<void> {
  const changes = await readChanges(transaction, employeeIds)
  await writeTimelines(transaction, changes, await todayOf(transaction))
}

/** What a set of changes breaks that was whole before: a sentence about the first. */
export function refusalOf(before: readonly JobChange[], after: readonly JobChange[]): string | undefined {
  const known = new Set(foldJob(before, forever).faults.map(({ change_id }) => change_id))
  const fault = foldJob(after, forever).faults.find(({ change_id }) => !known.has(change_id))
  return fault && sentenceOf(fault, before, after)
}

function sentenceOf(
  { change_id, text }: Fault,
  before: readonly JobChange[],
  after: readonly JobChange[],
): string {
  const later = before.find(({ id }) => id === change_id)
  if (!later || !after.includes(later)) return text
  return `Thay đổi "${jobChangeKindLabels[later.kind]}" ngày ${spokenDay(later.effective_date)} không còn phù hợp: ${text}`
}

type Placed = NewJobChange & { dayOrder: number }

/** Gives each change its place in its day: behind those that are there, or that of the one it corrects. */
function inPlaces(
  changes: readonly NewJobChange[],
  before: ReadonlyMap<number, readonly JobChange[]>,
): Placed[] {
  const taken = new Map<string, number>()
  for (const [employeeId, counted] of before) {
    for (const { effective_date, day_order } of counted) {
      const key = `${employeeId} ${effective_date}`
      taken.set(key, Math.max(taken.get(key) ?? 0, day_order))
    }
  }
  return changes.map((change) => {
    if (change.corrects && change.corrects.dayOrder > 0) {
      return { ...change, dayOrder: change.corrects.dayOrder }
    }
    const key = `${change.employeeId} ${change.effectiveDate}`
    const dayOrder = (taken.get(key) ?? 0) + 1
    taken.set(key, dayOrder)
    return { ...change, dayOrder }
  })
}

const writtenColumns = [
  'company_id',
  'employee_id',
  'kind',
  'effective_date',
  'day_order',
  'state',
  'facts',
  ...plainFacts,
  'position_id',
  'department_id',
  'decision_no',
  'decision_date',
  'decision_type',
  'decision_id',
  'reason',
  'corrects_id',
  'written_by',
] as const

/** @returns the ids, in the order of the changes */
async function insertChanges(
  { db, companyId }: CompanyTransaction,
  changes: readonly Placed[],
  today: CivilDay,
  by: number | null,
): Promise<number[]> {
  const columns = sql.join(writtenColumns.map((name) => sql.ref(name)))
  const json = JSON.stringify(changes.map((change) => rowOf(change, companyId, today, by)))
  const { rows } = await sql<{
    id: number
    employee_id: number
    effective_date: CivilDay
    day_order: number
  }>`
    insert into job_changes (${columns}) select ${columns}
    from jsonb_populate_recordset(null::job_changes, ${json}::jsonb)
    returning id, employee_id, effective_date, day_order`.execute(db)
  const numbered = new Map(
    rows.map((row) => [`${row.employee_id} ${row.effective_date} ${row.day_order}`, row.id]),
  )
  // Nobody has two changes in one place of a day.
  const ids = changes.map(
    (each) => numbered.get(`${each.employeeId} ${each.effectiveDate} ${each.dayOrder}`) ?? 0,
  )
  const further = changes.flatMap(({ facts }, index) =>
    (facts.further_positions ?? []).map((held) => ({ change_id: ids[index], ...held })),
  )
  if (further.length > 0) {
    await sql`
      insert into job_change_positions (company_id, change_id, position_id, department_id)
      select distinct ${companyId}::integer, change_id, position_id, department_id
      from jsonb_to_recordset(${JSON.stringify(further)}::jsonb)
        as each (change_id bigint, position_id bigint, department_id bigint)`.execute(db)
  }
  const pays = changes.flatMap(({ pay = {} }, index) =>
    Object.keys(pay).length === 0
      ? []
      : [{ company_id: companyId, change_id: ids[index], facts: Object.keys(pay), ...pay }],
  )
  if (pays.length > 0) {
    const payColumns = sql.join(
      ['company_id', 'change_id', 'facts', ...payFacts].map((name) => sql.ref(name)),
    )
    await sql`
      insert into job_change_pays (${payColumns}) select ${payColumns}
      from jsonb_populate_recordset(null::job_change_pays, ${JSON.stringify(pays)}::jsonb)`.execute(db)
  }
  return ids
}

function rowOf(change: Placed, companyId: number, today: CivilDay, by: number | null) {
  const { main_position: main, further_positions: _, ...plain } = change.facts
  return {
    company_id: companyId,
    employee_id: change.employeeId,
    kind: change.kind,
    effective_date: change.effectiveDate,
    day_order: change.dayOrder,
    state: change.effectiveDate > today ? 'waiting' : 'in_effect',
    facts: Object.keys(change.facts),
    ...plain,
    position_id: main?.position_id ?? null,
    department_id: main?.department_id ?? null,
    decision_no: change.decisionNo ?? null,
    decision_date: change.decisionDate ?? null,
    decision_type: change.decisionType ?? null,
    decision_id: change.decisionId ?? null,
    reason: change.reason ?? null,
    corrects_id: change.corrects?.id ?? null,
    written_by: by,
  }
}
