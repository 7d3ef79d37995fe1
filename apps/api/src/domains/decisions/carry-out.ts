import { type DecisionType, leavingDecisionTypes } from '@nhansu/sdk/domains/decisions'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import {
  contractsNotBegun,
  type DecidedTerms,
  draftFollowingContracts,
  endContractsByDecision,
  findingsOfDecidedTerms,
  findingsOfDecidedEnds,
  keptByLaw,
  termsEndingOn,
  withOpenDrafts,
} from '../contracts/public.ts'
import {
  type ChangedFacts,
  type ChangeKind,
  giveToDecision,
  type NewJobChange,
  payWarnings,
  previewRows,
  type RefusedJobChange,
  refusedPeople,
  type ReplacedChange,
  type StandingOnDay,
  standingsOn,
  todayOf,
  tryJobChanges,
  undecidedReceptions,
} from '../employees/public.ts'
import { settleLeavers } from '../training/public.ts'
import { accountLines } from './account-lines.ts'
import { referenceErrors } from './draft-decision.ts'
import { type Change, type Effect, effectOf, type Outcome, type Planned } from './effect-of.ts'
import { nameHeads } from './name-heads.ts'
import { byDay, dayOf, daysOf } from './own-days.ts'
import { progressLines } from './progress-lines.ts'
import { raisePutOff } from './raise-put-off.ts'
import { admittedState, contractEndOf, deedOf, type PersonStore } from './type-rules.ts'
import { unlikeReception } from './unlike-reception.ts'

/** A decision as far as its carrying out asks. */
export interface DecisionToCarryOut {
  /** Null while nothing of it is kept. */
  id: number | null
  type: number
  number: string | null
  signDate: string | null
  day: string
  people: readonly PersonStore[]
  /** The changes that it takes the place of, by their people. */
  replaced?: ReadonlyMap<number, ReplacedChange>
  /** What the decision said whose place it takes. */
  corrected?: { day: string; people: readonly PersonStore[] }
}

/**
 * Carries a decision out: writes the job changes of everybody through their one writer and ends contracts, each from his own
 * day on, all or nothing.
 * @returns what it came to for each, in the order of the people
 * @throws ApiFailure 400 that names everybody who cannot have it
 */
export async function carryOut(context: DeedContext, decision: DecisionToCarryOut): Promise<Effect[]> {
  const { day, people } = decision
  const planned = await withRaisePutOff(context, decision, await planAll(context, decision))
  const sameDay = Map.groupBy(planned, ({ person }) => dayOf(person, day))
  // Whoever leaves today has his account closed with the change.
  const accounts = new Map<number, string>()
  for (const [theirs, some] of sameDay) {
    for (const [id, line] of await accountLines(context, theirs, some.map(turnOf))) accounts.set(id, line)
  }
  const written = await writeChanges(context, decision, planned)
  const names = await namesOf(context, people)
  const outcomes = new Map<number, Omit<Outcome, 'heads'>>()
  for (const [theirs, some] of sameDay) {
    const told = await consequencesOf(context, { ...decision, day: theirs }, some, written)
    for (const each of told) {
      const id = each.person.employee_id
      outcomes.set(id, { ...each, names, account: accounts.get(id) ?? null })
    }
  }
  const heads = await nameHeads(
    context,
    planned.flatMap((each) => headOf(decision, each, names)),
  )
  return people.flatMap(({ employee_id }) => {
    const outcome = outcomes.get(employee_id)
    return outcome === undefined ? [] : [effectOf({ ...outcome, heads })]
  })
}

/** What follows of the changes of those for whom a decision holds from one day on: contracts, commitments and what is said of them. */
async function consequencesOf(
  context: DeedContext,
  { id: decisionId, type, number, day }: DecisionToCarryOut,
  planned: readonly Planned[],
  written: ReadonlyMap<number, Change>,
): Promise<Omit<Outcome, 'heads' | 'names' | 'account'>[]> {
  const lastDay = dayBefore(day)
  const people = planned.map(({ person }) => person)
  // The contract and the table let no other number through.
  const ends = leaving(type as DecisionType, people)
  const ended = await endContractsByDecision(context, { id: decisionId, number }, lastDay, ends)
  const endings = await findingsOfDecidedEnds(context, lastDay, ended, ends)
  const apart = await findingsOfDecidedTerms(context, day, planned.flatMap(decidedTermsOf))
  const progress = await progressLines(
    context,
    { day, lastDay },
    planned.map(({ person: { employee_id: employeeId }, standing: { facts } }) => ({
      employeeId,
      now: facts,
      after: written.get(employeeId)?.after ?? {},
    })),
  )
  const leavers = planned.flatMap(({ person, deed }) =>
    deed?.kind === 'termination' ? [person.employee_id] : [],
  )
  const drafts = await withOpenDrafts(context, leavers)
  const debts = await settleLeavers(context, leavers, lastDay, decisionId)
  const following = await draftFollowingContracts(
    context,
    { id: decisionId, type, day },
    planned.map(admittedOf),
  )
  const low = await payWarnings(
    context,
    planned.map(({ person, deed }) => ({ employeeId: person.employee_id, day, pay: deed?.pay ?? {} })),
  )
  return planned.map((each, index) => {
    const id = each.person.employee_id
    return {
      ...each,
      ended,
      change: written.get(id),
      follows: following.get(id),
      lowPay: low[index] ?? [],
      debts: debts.get(id) ?? [],
      hasOpenDraft: drafts.has(id),
      progress: progress.get(id) ?? null,
      findings: [...(endings.get(id) ?? []), ...(apart.get(id) ?? [])],
    }
  })
}

/** What a decision changes of whoever goes on working by the contract that he has. */
function decidedTermsOf({ person: { employee_id: employeeId }, deed }: Planned): DecidedTerms[] {
  if (deed === undefined || !amending.has(deed.kind)) return []
  const { main_position, work_place, nature_of_work } = deed.facts
  const { pay_grade, base_salary } = deed.pay
  return [
    {
      employeeId,
      position_id: main_position?.position_id,
      work_place,
      nature_of_work,
      pay_grade,
      base_salary,
    },
  ]
}

/** Whether somebody comes to the company or leaves it, of which his account takes notice. */
function turnOf({ person, deed, reception }: Planned) {
  const comes = reception !== undefined || deed?.kind === 'reception' || deed?.kind === 'rehire'
  return { employeeId: person.employee_id, comes, leaves: deed?.kind === 'termination' }
}

/** Whom a decision names the head of the unit that he has by it. */
function headOf(
  { id, number, day }: DecisionToCarryOut,
  { person, deed, reception }: Planned,
  names: Outcome['names'],
) {
  const { employee_id: employeeId, heads_unit } = person
  const unitId = (deed ?? reception?.change)?.facts.main_position?.department_id
  if (heads_unit !== true || unitId === undefined) return []
  const name = names.get(employeeId)?.full_name ?? ''
  return [{ decisionId: id, number, day: dayOf(person, day), employeeId, unitId, name }]
}

/** Somebody as far as the contract asks that follows of his being taken in. */
function admittedOf({ person, deed, standing: { facts } }: Planned) {
  return {
    employeeId: person.employee_id,
    trialTo: person.probation_to ?? null,
    positionId: person.position_id ?? facts?.main_position?.position_id ?? null,
    workPlace: person.work_place ?? facts?.work_place ?? null,
    natureOfWork: person.nature_of_work ?? facts?.nature_of_work ?? null,
    isNew: deed?.kind === 'reception' || deed?.kind === 'rehire',
  }
}

/** Whose contracts a decision ends, and why. */
function leaving(type: DecisionType, people: readonly PersonStore[]) {
  return people.flatMap((person) => {
    const reason = contractEndOf(type, person)
    return reason === undefined ? [] : [{ employeeId: person.employee_id, reason }]
  })
}

async function refuseReferences(
  context: DeedContext,
  day: string,
  people: readonly PersonStore[],
): Promise<void> {
  const [first] = Object.values(await referenceErrors(context, day, people))
  if (first) throw new ApiFailure(400, first[0] ?? '', { errors: { effective_date: first } })
}

/**
 * What is to be done for each, from where each stands on his day.
 * @throws ApiFailure 400 that names everybody who cannot have it
 */
async function planAll(context: DeedContext, decision: DecisionToCarryOut): Promise<Planned[]> {
  const { people, day } = decision
  const days = byDay(people, day)
  const standings = new Map<number, StandingOnDay>()
  for (const [theirs, some] of days) {
    const ids = some.map(({ employee_id }) => employee_id)
    for (const [id, standing] of await standingsOn(context, ids, theirs)) standings.set(id, standing)
  }
  await refuseReferences(context, day, people)
  const tried = []
  for (const [theirs, some] of days) {
    tried.push(await plan(context, { ...decision, day: theirs, people: some }, standings))
  }
  const refused = tried.flatMap((one) => one.refused)
  if (refused.length > 0) throw await refusedPeople(context, refused, people.length)
  return tried.flatMap((one) => one.planned)
}

async function plan(
  context: DeedContext,
  { day, people, number, corrected, ...decision }: DecisionToCarryOut,
  standings: ReadonlyMap<number, StandingOnDay>,
): Promise<{ planned: Planned[]; refused: RefusedJobChange[] }> {
  // The contract and the table let no other number through.
  const type = decision.type as DecisionType
  const ids = people.map(({ employee_id }) => employee_id)
  const lastDay = dayBefore(day)
  const ending = type === 13 ? await termsEndingOn(context, ids, lastDay) : undefined
  // Whoever leaves on the day and for the reason that an earlier paper says was judged by it, and not by the file of today.
  const said = corrected?.people.filter((each) => dayOf(each, corrected.day) === day) ?? []
  const before = new Map(leaving(type, said).map((left) => [left.employeeId, left.reason]))
  const anew = leaving(type, people).filter(({ employeeId, reason }) => before.get(employeeId) !== reason)
  const kept = await keptByLaw(context, lastDay, anew)
  const judged = new Set(said.map(({ employee_id }) => employee_id))
  const notBegun = leavingDecisionTypes.has(type)
    ? await contractsNotBegun(
        context,
        lastDay,
        ids.filter((id) => !judged.has(id)),
      )
    : new Map<number, string>()
  const state = admittedState(type)
  const received = state && (await undecidedReceptions(context, ids, day, state))
  const refused: RefusedJobChange[] = []
  const planned = people.flatMap((person): Planned[] => {
    const standing = standings.get(person.employee_id)
    if (standing === undefined) throw new ApiFailure(409, 'Có nhân viên trong quyết định không còn hồ sơ.')
    const reception = received?.get(person.employee_id)
    if (reception) {
      const text = unlikeReception(person, reception, number)
      if (text === undefined) return [{ person, deed: undefined, standing, reception }]
      refused.push({ employeeId: person.employee_id, text })
      return []
    }
    const deed = deedOf(type, day, person, standing)
    const byLaw = kept.get(person.employee_id) ?? notBegun.get(person.employee_id)
    if (typeof deed === 'string') refused.push({ employeeId: person.employee_id, text: deed })
    else if (byLaw !== undefined) refused.push({ employeeId: person.employee_id, text: byLaw })
    else if (ending && !ending.has(person.employee_id)) {
      const text = `Không có hợp đồng xác định thời hạn nào hết hạn ngày ${shown(lastDay)}.`
      refused.push({ employeeId: person.employee_id, text })
    } else return [{ person, deed, standing }]
    return []
  })
  return { planned, refused }
}

async function withRaisePutOff(
  context: DeedContext,
  { id, type }: DecisionToCarryOut,
  planned: Planned[],
): Promise<Planned[]> {
  const [first] = planned
  if (type !== 10 || id === null || first === undefined || first.deed !== undefined) return planned
  const raise = await raisePutOff(context, id, first.standing)
  return raise === undefined ? planned : [{ ...first, deed: raise.deed, putOff: raise.text }]
}

/**
 * Writes the changes of everybody at once, and takes over the receptions that are there; before and after are asked for
 * each group of one day and equal facts.
 */
async function writeChanges(
  context: DeedContext,
  { id, type, number, signDate, day, replaced }: DecisionToCarryOut,
  planned: readonly Planned[],
): Promise<Map<number, Change>> {
  const changes = planned.flatMap(({ person, deed }) =>
    deed === undefined
      ? []
      : [
          {
            employeeId: person.employee_id,
            effectiveDate: dayOf(person, day),
            ...deed,
            facts: { ...unsaid(replaced?.get(person.employee_id)), ...deed.facts },
            decisionId: id,
            decisionNo: number,
            decisionDate: signDate,
            decisionType: type,
            reason: person.note ?? null,
            ...correction(dayOf(person, day), replaced?.get(person.employee_id)),
          },
        ],
  )
  const { written, refused } = await tryJobChanges(context, changes, context.session.userId)
  if (refused.length > 0) throw await refusedPeople(context, refused, planned.length)
  const receptions = planned.flatMap(({ reception }) => reception ?? [])
  const given = await giveToDecision(context, receptions, { id, type, number, signDate })
  const today = await todayOf(context)
  const facts = new Map([
    ...changes.map(({ employeeId, facts: set }) => [employeeId, set] as const),
    ...receptions.map(({ employeeId, change }) => [employeeId, change.facts] as const),
  ])
  const days = daysOf(
    planned.map(({ person }) => person),
    day,
  )
  const groups = Map.groupBy([...written, ...given], ({ employeeId }) =>
    JSON.stringify([days.get(employeeId), facts.get(employeeId)?.main_position]),
  )
  const shownRows: Change[] = []
  for (const group of groups.values()) {
    const { employeeId } = group[0] ?? { employeeId: 0 }
    const asked = { day: days.get(employeeId) ?? day, facts: facts.get(employeeId) ?? {}, today }
    shownRows.push(...(await previewRows(context, group, asked)))
  }
  return new Map(shownRows.map((row) => [row.employee_id, row]))
}

/** What no decision says of a change whose place another takes: it stays as it was. */
function unsaid(replaced: ReplacedChange | undefined): ChangedFacts {
  const { further_positions, heavy_work } = replaced?.facts ?? {}
  return { ...(further_positions && { further_positions }), ...(heavy_work && { heavy_work }) }
}

/** The change whose place another takes; it keeps its place in its day. */
function correction(day: string, replaced: ReplacedChange | undefined): Pick<NewJobChange, 'corrects'> {
  if (replaced === undefined) return {}
  const { id, effectiveDate, dayOrder } = replaced
  return { corrects: { id, dayOrder: day === effectiveDate ? dayOrder : 0 } }
}

async function namesOf({ db, inThisCompany }: DeedContext, people: readonly PersonStore[]) {
  const ids = people.map(({ employee_id }) => employee_id)
  const { rows } = await sql<{ id: number; nhansu_id: string; full_name: string }>`
    select id, nhansu_id, full_name from employees
    where ${inThisCompany('employees')} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}

/** Changes of work and pay, of which the contract has to be changed too. */
const amending: ReadonlySet<ChangeKind> = new Set(['transfer', 'title', 'appointment', 'pay'])

const millisecondsOfDay = 86_400_000

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - millisecondsOfDay).toISOString().slice(0, 10)
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
