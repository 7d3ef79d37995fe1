import type { Schemas } from '@nhansu/sdk/contract'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { type DecisionDraft, draftAlong } from '../decisions/public.ts'
import { rightReaches } from '../documents/public.ts'
import { type StandingOnDay, standingsOn } from '../employees/public.ts'
import { shownDay } from './term.ts'

/** A signed appendix, as far as a decision follows from it. */
export interface SignedAppendix extends Pick<
  Schemas['Appendix'],
  'id' | 'appendix_number' | 'sign_date' | 'start_date' | 'end_date' | 'salary' | 'job_title' | 'work_place'
> {
  employee_id: number
  full_name: string
}

/** What appendices came to: the drafts, and of whom there is none, and why. */
export interface DecidedAppendices {
  decisionIds: number[]
  undecided: (Schemas['UndecidedAppendix'] & { agrees: boolean })[]
}

/** Why no decision follows; where the file says so already nothing is left to do. */
export interface Refusal {
  reason: string
  agrees?: boolean
}

export interface Rights {
  drafts: boolean
  pays: boolean
}

/** More than a decision can say. */
const mostPay = 100_000_000_000
export const noRights: Rights = { drafts: false, pays: false }

/**
 * Drafts the decisions that pay people what their appendices say, one for each day of effect. It asks for the right to
 * decisions and to pay over each of them; nobody's file changes before such a draft is issued.
 */
export async function decideOnPay(
  context: ProductContext,
  appendices: readonly SignedAppendix[],
): Promise<DecidedAppendices> {
  const ids = appendices.map(({ employee_id }) => employee_id)
  const rights = await rightsOver(context, ids)
  const decided = await decidedAlready(context, appendices, [15])
  const decisionIds: number[] = []
  const undecided: DecidedAppendices['undecided'] = []
  for (const [day, ofDay] of Map.groupBy(appendices, ({ start_date }) => start_date)) {
    const standings = await standingsOn(
      context,
      ofDay.map(({ employee_id }) => employee_id),
      day,
    )
    const chosen = new Map<number, SignedAppendix>()
    for (const appendix of ofDay) {
      const { id, employee_id, full_name } = appendix
      const refusal =
        refusalOfRights(rights.get(employee_id) ?? noRights) ??
        (decided.has(id) ? { reason: 'Đã có quyết định xếp lương theo phụ lục này.' } : undefined) ??
        (chosen.has(employee_id)
          ? { reason: 'Nhân viên có phụ lục khác từ cùng ngày trong lần này.' }
          : refusalOfPay(appendix, standings.get(employee_id)))
      if (refusal === undefined) chosen.set(employee_id, appendix)
      else undecided.push({ appendix_id: id, full_name, agrees: false, ...refusal })
    }
    const willing = [...chosen.values()]
    if (willing.length === 0) continue
    try {
      decisionIds.push(await draftAlong(context, payDecision(day, willing)))
    } catch (error) {
      // The appendices are signed and stay; what decisions refuse is told beside.
      const reason = reasonOf(error)
      undecided.push(
        ...willing.map(({ id, full_name }) => ({ appendix_id: id, full_name, reason, agrees: false })),
      )
    }
  }
  return { decisionIds, undecided }
}

function payDecision(day: string, appendices: readonly SignedAppendix[]): DecisionDraft {
  return {
    ...headOf(15, day, appendices),
    people: appendices.map((appendix) => ({
      ...personOf(appendix),
      // A right to it and an amount have been asked for.
      base_salary: appendix.salary ?? 0,
    })),
  }
}

/** Where an appendix takes somebody. What it says of the work place goes along. */
export interface NewPlace {
  position_id: number
  department_id?: number | null | undefined
}

/**
 * Drafts the decision that gives somebody the position, and the unit, that his appendix is about.
 * @throws ApiFailure 400 at the position or the unit, where no such decision can be written or the writer may not
 */
export async function decideOnPlace(
  context: ProductContext,
  appendix: SignedAppendix,
  { position_id, department_id = null }: NewPlace,
): Promise<number> {
  const { employee_id: id, start_date: day } = appendix
  const rights = (await rightsOver(context, [id])).get(id) ?? noRights
  if (!rights.drafts) throw invalidInput({ position_id: [mayNotDraft] })
  const held = (await standingsOn(context, [id], day)).get(id)?.facts?.main_position
  const isMove = department_id !== null && department_id !== held?.department_id
  if (!isMove && held?.position_id === position_id) {
    throw invalidInput({ position_id: ['Nhân viên đã giữ chức vụ này vào ngày hiệu lực.'] })
  }
  const { work_place = null } = appendix
  const place = { position_id, ...(isMove && { department_id }), ...(work_place !== null && { work_place }) }
  try {
    return await draftAlong(context, {
      ...headOf(isMove ? 4 : 5, day, [appendix]),
      people: [{ ...personOf(appendix), ...place }],
    })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.detail.errors?.['effective_date']) throw error
    throw invalidInput({ position_id: [reasonOf(error)] })
  }
}

export function headOf(
  type: 4 | 5 | 15,
  day: string,
  appendices: readonly SignedAppendix[],
): Omit<DecisionDraft, 'people'> {
  const what = decisionTypeLabels[type].toLocaleLowerCase('vi')
  const [only] = appendices.length === 1 ? appendices : []
  return {
    decision_type: type,
    effective_date: day,
    summary: `Về việc ${what} ${only ? only.full_name : `${appendices.length} nhân viên`}`,
    ...(only && {
      reason: `Căn cứ phụ lục hợp đồng số ${only.appendix_number} ký ngày ${shownDay(only.sign_date)};`,
    }),
  }
}

export function personOf({ id, employee_id, appendix_number, end_date }: SignedAppendix) {
  const until = end_date === null ? '' : `, đến hết ngày ${shownDay(end_date)}`
  return { employee_id, appendix_id: id, note: `Theo phụ lục hợp đồng số ${appendix_number}${until}.` }
}

export const mayNotDraft = 'Bạn không có quyền soạn quyết định về nhân viên này.'

function refusalOfRights({ drafts, pays }: Rights): Refusal | undefined {
  if (!drafts) return { reason: mayNotDraft }
  if (!pays) return { reason: 'Bạn không có quyền soạn quyết định xếp lương về nhân viên này.' }
  return undefined
}

function refusalOfPay(
  { salary = null, end_date }: SignedAppendix,
  standing: StandingOnDay | undefined,
): Refusal | undefined {
  if (salary === null) return { reason: 'Phụ lục không thay đổi lương.', agrees: true }
  if (end_date !== null) {
    // A decision on pay has no end: what is for a time would stay for good.
    return {
      reason:
        'Phụ lục có ngày kết thúc. Hãy soạn quyết định xếp lương, và quyết định trả lại mức cũ khi hết hạn.',
    }
  }
  if (salary > mostPay) return { reason: 'Mức lương vượt mức mà quyết định ghi được.' }
  if (standing === undefined || standing.standing === 'left' || standing.standing === 'unknown') {
    return { reason: 'Nhân viên không làm việc ở công ty vào ngày phụ lục có hiệu lực.' }
  }
  if (standing.pay.base_salary === salary) {
    return { reason: 'Hồ sơ đã có mức lương này vào ngày phụ lục có hiệu lực.', agrees: true }
  }
  return undefined
}

/** The first of what is said at fields, else the sentence itself. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status >= 500) throw error
  return Object.values(error.detail.errors ?? {})[0]?.[0] ?? error.message
}

export async function rightsOver(
  context: ProductContext,
  ids: readonly number[],
): Promise<Map<number, Rights>> {
  const { rows } = await sql<Rights & { id: number }>`
    select id, ${rightReaches(context, 'document_edit')} as drafts, ${rightReaches(context, 'employee_pay')} as pays
    from employees where ${context.inThisCompany('employees')} and id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  return new Map(rows.map(({ id, ...rights }) => [id, rights]))
}

/** Those that a decision of one of these types carries out already, or will when it is issued. */
export async function decidedAlready(
  { db, inThisCompany }: ProductContext,
  appendices: readonly SignedAppendix[],
  types: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select person.appendix_id as id from decision_people person
    join decisions on ${inThisCompany('decisions')} and decisions.id = person.decision_id
      and decisions.decision_type = any(${types}::integer[]) and decisions.state in ('draft', 'issued')
    where ${inThisCompany('person')} and person.appendix_id = any(${appendices.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
