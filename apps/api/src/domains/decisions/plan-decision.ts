import { type DecisionType, leavingDecisionTypes } from '@nhansu/sdk/domains/decisions'
import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { contractsNotBegun, keptByLaw, termsEndingOn } from '../contracts/public.ts'
import {
  type RefusedJobChange,
  refusedPeople,
  type ReplacedChange,
  type StandingOnDay,
  standingsOn,
  undecidedReceptions,
} from '../employees/public.ts'
import { referenceErrors } from './draft-decision.ts'
import type { Planned } from './effect-of.ts'
import { byDay, dayBefore, dayOf } from './own-days.ts'
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

/** Whose contracts a decision ends, and why. */
export function leaving(type: DecisionType, people: readonly PersonStore[]) {
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
export async function planDecision(context: DeedContext, decision: DecisionToCarryOut): Promise<Planned[]> {
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
  return withRaisePutOff(
    context,
    decision,
    tried.flatMap((one) => one.planned),
  )
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

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
