import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type AuditEntry, writeAlong } from '../../contract/audit.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { reachedByRight } from '../documents/public.ts'
import { leaveAsked } from './condition-rules.ts'
import { type CompletedDraft, draftCompleterFor, type DraftFields } from './contract-facts.ts'
import { findingsOf } from './contract-rules.ts'
import { type FollowingType, followingTypes, orderedFor } from './following-types.ts'
import type { Finding } from './rule-types.ts'
import { endOfTerm, shownDay } from './term.ts'

type Kind = Schemas['ContractKind']

/** Types that take somebody in for good: what follows his trial by its type is his labour contract. */
const official: ReadonlySet<number> = new Set([3, 9])

/** What contract follows of a decision of a type; of the others none does. */
const followingKinds: Readonly<Record<number, readonly Kind[]>> = {
  1: ['training'],
  2: ['probation'],
  3: ['fixed_term', 'indefinite'],
  9: ['fixed_term', 'indefinite'],
  14: ['seasonal', 'fixed_term'],
}

/** Somebody whom a decision takes in, as far as his contract asks. */
export interface AdmittedPerson {
  employeeId: number
  /** The last day of his trial, where the decision says one. */
  trialTo: string | null
  positionId: number | null
  workPlace: string | null
  natureOfWork: number | null
  /** He comes on that day: the days in his file may still be those of before. */
  isNew: boolean
}

/** What became of the contract that follows of a decision. */
export interface FollowingContract {
  /** The draft in words; null where none was made. */
  text: string | null
  /** Why there is none, and to who may not read it that it is to be mended before it can be issued. */
  warnings: string[]
  /** What the rules say of the draft, to who may read it. */
  findings: Finding[]
}

interface Asked {
  /** Null while nothing of the decision is kept. */
  id: number | null
  type: number
  day: string
}

/**
 * Drafts the contract that follows of a decision for each of its people, by the types that the company uses. Nothing is
 * drafted beside a contract or draft of the same kinds that stands. A draft takes over what the decision and the file say of
 * the job, what the type says of hours and pay day and the leave by law, and nothing of the pay, which not everybody who may
 * complete it may see there; it has no number before it is issued.
 * Who may not read contracts of somebody is told that there is one, and nothing of it.
 * @returns what became of it for each; empty for a decision of which no contract follows
 */
export async function draftFollowingContracts(
  context: DeedContext,
  decision: Asked,
  people: readonly AdmittedPerson[],
): Promise<Map<number, FollowingContract>> {
  const { day } = decision
  const kinds = followingKinds[decision.type]
  if (kinds === undefined || people.length === 0) return new Map()
  const ids = people.map(({ employeeId }) => employeeId)
  const types = await followingTypes(context, kinds)
  const seen = await reachedByRight(context, 'contract_access', ids)
  const held = await contractsHeld(context, ids, kinds, day)
  const positions = await positionsOf(context, people)
  const complete = await draftCompleterFor(context, ids, day)
  const outcome = new Map<number, FollowingContract>()
  const drafts: Draft[] = []
  const usualAfter = official.has(decision.type)
  for (const person of people) {
    const before = held.get(person.employeeId)
    const isSeen = seen.has(person.employeeId)
    const standing = standingOf(before, isSeen)
    const usable = orderedFor(types, {
      usual: usualAfter ? (before?.nextTypeId ?? null) : null,
      day,
      last: person.trialTo,
    })
    if (standing !== null) outcome.set(person.employeeId, none(`${standing} nên không soạn thêm hợp đồng.`))
    else if (usable.length === 0) outcome.set(person.employeeId, none(noType[decision.type] ?? ''))
    else {
      const job = { ...person, position: positions.get(person.positionId ?? 0) ?? null }
      const tried = await draftOf(complete, job, day, usable)
      drafts.push(tried)
      outcome.set(person.employeeId, isSeen ? toldOf(tried) : hintOf(tried, decision.type))
    }
  }
  await write(context, decision.id, drafts)
  return outcome
}

const none = (warning: string): FollowingContract => ({ text: null, warnings: [warning], findings: [] })

const noType: Readonly<Record<number, string>> = {
  1: 'Chưa soạn hợp đồng vì công ty không có loại hợp đồng đào tạo nghề nào có thời hạn đang dùng.',
  2: 'Chưa soạn hợp đồng vì công ty không có loại hợp đồng thử việc nào có thời hạn đang dùng.',
  3: 'Chưa soạn hợp đồng vì công ty không có loại hợp đồng lao động nào đang dùng.',
  9: 'Chưa soạn hợp đồng vì công ty không có loại hợp đồng lao động nào đang dùng.',
  14: 'Chưa soạn hợp đồng vì công ty không có loại hợp đồng thời vụ hoặc xác định thời hạn nào đang dùng.',
}

interface Held {
  /** The contract or draft beside which none is drafted; a draft has no number. */
  standing: { number: string | null } | null
  /** What usually follows the contract that ended last, or the company's trial for who has none. */
  nextTypeId: number | null
}

function standingOf(held: Held | undefined, isSeen: boolean): string | null {
  if (!held?.standing) return null
  const { number } = held.standing
  return number === null ? 'Đã có bản nháp hợp đồng' : `Đã có hợp đồng ${isSeen ? number : 'lao động'}`
}

async function contractsHeld(
  { db, inThisCompany }: DeedContext,
  employeeIds: readonly number[],
  kinds: readonly Kind[],
  day: string,
): Promise<Map<number, Held>> {
  const { rows } = await sql<{
    id: number
    is_draft: boolean
    number: string | null
    next_type_id: number | null
  }>`
    select person.id, standing.state = 'draft' as is_draft, standing.contract_number as number,
      coalesce(
        (select types.next_type_id from contracts last
         join contract_types types on types.company_id = last.company_id and types.id = last.contract_type_id
         where ${inThisCompany('last')} and last.employee_id = person.id and last.state in ('issued', 'ended')
           and last.start_date < ${day}::date
         order by last.start_date desc, last.id desc limit 1),
        (select next_type_id from contract_types trial
         where ${inThisCompany('trial')} and trial.kind = 'probation' and trial.is_active
         order by trial.term_days, trial.id limit 1)) as next_type_id
    from employees person
    left join lateral (
      select state, contract_number from contracts
      where ${inThisCompany('contracts')} and contracts.employee_id = person.id
        and contracts.kind = any(${[...kinds]}::text[])
        and (contracts.state = 'draft'
          or contracts.state = 'issued' and coalesce(contracts.end_date, 'infinity') >= ${day}::date)
      order by contracts.state desc, contracts.start_date desc limit 1) standing on true
    where ${inThisCompany('person')} and person.id = any(${employeeIds}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ id, is_draft, number, next_type_id }) => [
      id,
      {
        standing: number !== null || is_draft ? { number } : null,
        nextTypeId: next_type_id,
      },
    ]),
  )
}

/** What a contract takes over from a position. */
interface Position {
  name: string
  probation_group: DraftFields['probation_group']
}

async function positionsOf(
  { db, inThisCompany }: DeedContext,
  people: readonly AdmittedPerson[],
): Promise<Map<number, Position>> {
  const ids = people.flatMap(({ positionId }) => positionId ?? [])
  const { rows } = await sql<Position & { id: number }>`
    select id, name, probation_group from positions where ${inThisCompany('positions')} and id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...position }) => [id, position]))
}

interface Draft {
  type: FollowingType
  values: Readonly<Record<string, unknown>> & {
    employee_id: number
    start_date: string
    end_date: string | null
  }
  findings: Finding[]
}

type Complete = (draft: DraftFields) => Promise<CompletedDraft>

interface Job extends AdmittedPerson {
  position: Position | null
}

/** The draft by the first of these types that the rules on what may follow leave open; the first where they leave none. */
async function draftOf(
  complete: Complete,
  job: Job,
  day: string,
  types: readonly FollowingType[],
): Promise<Draft> {
  let first: Draft | undefined
  for (const type of types) {
    const tried = await tryType(complete, job, day, type)
    if (!tried.findings.some((finding) => isAgainstType(finding, type))) return tried
    first ??= tried
  }
  if (first === undefined) throw new Error('a draft is made by a type')
  return first
}

/** After two fixed terms only an endless one may follow, and of a foreigner only a fixed term. */
function isAgainstType({ rule, level, field }: Finding, { kind }: FollowingType): boolean {
  if (level !== 'error') return false
  return rule === 'L2' || (rule === 'L9' && field === 'end_date' && kind === 'indefinite')
}

async function tryType(
  complete: Complete,
  { employeeId: employee_id, trialTo, position, workPlace, natureOfWork, isNew }: Job,
  day: string,
  type: FollowingType,
): Promise<Draft> {
  const byType = endOfTerm(day, type)
  const end_date = type.kind === 'probation' ? (trialTo ?? byType) : byType
  const draft = {
    employee_id,
    contract_type_id: type.id,
    start_date: day,
    end_date,
    other_term: end_date !== byType,
    job_title: position?.name ?? null,
    probation_group: type.kind === 'probation' ? (position?.probation_group ?? null) : null,
    work_place: workPlace,
    nature_of_work: natureOfWork,
  }
  const { facts, conditions } = await complete(draft)
  const ofThatDay = asOfThatDay(facts, day, isNew)
  const begun = { ...conditions, leave_days: leaveAsked(ofThatDay)?.withSeniority ?? null }
  const { hours_per_day, hours_per_week, leave_days } = begun
  const contract = { ...ofThatDay.contract, hours_per_day, hours_per_week, leave_days }
  return {
    type,
    values: { ...draft, ...begun, kind: type.kind },
    findings: findingsOf({ ...ofThatDay, contract }),
  }
}

function asOfThatDay(facts: CompletedDraft['facts'], day: string, isNew: boolean): CompletedDraft['facts'] {
  return isNew ? { ...facts, employee: { ...facts.employee, join_date: day, leave_date: null } } : facts
}

/** What no decision says and every such draft is completed with. */
const completedLater: ReadonlySet<string | null> = new Set(['probation_group', 'training_form'])

const toBeTold = (findings: readonly Finding[]) =>
  findings.filter(({ level, field }) => level !== 'error' || !completedLater.has(field))

const toldOf = (draft: Draft): FollowingContract => ({
  text: wordsOf(draft),
  warnings: [],
  findings: toBeTold(draft.findings),
})

/** What is told of a draft to who may not read it. */
const hintOf = ({ findings }: Draft, type: number): FollowingContract => ({
  text: hints[type] ?? 'Hợp đồng lao động',
  warnings: toBeTold(findings).some(({ level }) => level === 'error')
    ? ['Bản nháp hợp đồng cần sửa trước khi ban hành.']
    : [],
  findings: [],
})

const hints: Readonly<Record<number, string>> = { 1: 'Hợp đồng đào tạo nghề', 2: 'Hợp đồng thử việc' }

function wordsOf({ type: { name }, values: { start_date, end_date } }: Draft): string {
  return end_date === null
    ? `${name}, từ ${shownDay(start_date)}`
    : `${name}, ${shownDay(start_date)} – ${shownDay(end_date)}`
}

async function write(
  context: DeedContext,
  decisionId: number | null,
  drafts: readonly Draft[],
): Promise<void> {
  const { db, companyId } = context
  const [first] = drafts
  if (first === undefined) return
  const fields = Object.keys(first.values)
  const columns = sql.join(fields.map((field) => sql.ref(field)))
  const { rows } = await sql<{ id: number; employee_id: number }>`
    insert into contracts (company_id, drafted_by_decision_id, ${columns})
    select ${companyId}::integer, ${decisionId}::bigint, ${columns}
    from jsonb_populate_recordset(null::contracts, ${JSON.stringify(drafts.map(({ values }) => values))}::jsonb)
    returning id, employee_id`.execute(db)
  const byEmployee = new Map(drafts.map(({ values }) => [values.employee_id, values]))
  const entries = rows.map(({ id, employee_id }): AuditEntry => ({
    recordId: id,
    changedFields: fields,
    values: { after: { ...byEmployee.get(employee_id) } },
  }))
  await writeAlong(context, 'contracts', entries)
}
