import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import {
  type DecidedTerms,
  draftFollowingContracts,
  endContractsByDecision,
  findingsOfDecidedTerms,
  findingsOfDecidedEnds,
  withOpenDrafts,
} from '../contracts/public.ts'
import {
  type ChangedFacts,
  type ChangeKind,
  giveToDecision,
  type NewJobChange,
  payWarnings,
  previewRows,
  refusedPeople,
  type ReplacedChange,
  todayOf,
  tryJobChanges,
} from '../employees/public.ts'
import { settleLeavers } from '../training/public.ts'
import { accountLines } from './account-lines.ts'
import { type Change, type Effect, effectOf, type Outcome, type Planned } from './effect-of.ts'
import { nameHeads } from './name-heads.ts'
import { dayBefore, dayOf, daysOf } from './own-days.ts'
import { type DecisionToCarryOut, leaving, planDecision } from './plan-decision.ts'
import { progressLines } from './progress-lines.ts'
import type { PersonStore } from './type-rules.ts'

/**
 * Carries a decision out: writes the job changes of everybody through their one writer and ends contracts, each from his own
 * day on, all or nothing.
 * @returns what it came to for each, in the order of the people
 * @throws ApiFailure 400 that names everybody who cannot have it
 */
export async function carryOut(context: DeedContext, decision: DecisionToCarryOut): Promise<Effect[]> {
  const { day, people } = decision
  const planned = await planDecision(context, decision)
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
