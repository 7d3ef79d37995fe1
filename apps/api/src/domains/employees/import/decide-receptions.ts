import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { goOnBehind } from '../../../numbers/past-numbers.ts'
import { tried } from '../../../workbooks/import/tried.ts'
import { keepPastDecision, mostPeople, type PastDecision } from '../../decisions/public.ts'
import { holds } from '../../documents/public.ts'
import type { FileWriter } from '../file/file-writer.ts'
import type { Plan, PlannedPerson, PlannedRow, RowWarning } from './plan.ts'

/** The plan, with whether the numbers of its receptions enter the register: for who may issue decisions of the whole company. */
export async function withDecisions(context: ProductContext, plan: Plan): Promise<Plan> {
  if (!plan.people.some((person) => receptionOf(person) !== undefined)) return plan
  const decides = await mayDecide(context, context.session.userId)
  return { ...plan, people: plan.people.map((person) => ({ ...person, decides })) }
}

async function mayDecide(
  { db, inThisCompany }: Pick<ProductContext, 'db' | 'inThisCompany'>,
  userId: number,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${holds({ inThisCompany, session: { userId } }, 'decision_issue', 'company')} as may`.execute(db)
  return rows[0]?.may === true
}

/** The row by which somebody new is taken in with the number of a decision. */
function receptionOf({ id, jobs }: PlannedPerson): (PlannedRow & { reception: Decided }) | undefined {
  const [row] = id === null ? jobs : []
  // Held against the body of the reception when it was judged.
  const reception = row?.values as (Decided & { is_opening?: boolean }) | undefined
  return row && reception?.decision_no && reception.is_opening !== true ? { ...row, reception } : undefined
}

type Decided = Schemas['Reception']

/** Somebody who was taken in. */
export interface TakenIn {
  id: number
  person: PlannedPerson
}

/** The decisions that were entered, and the rows whose numbers were not. */
export interface DecidedReceptions {
  ids: number[]
  /** Why the number stays the text that it is. */
  left: RowWarning[]
}

/**
 * Has the receptions that name a decision become those of decisions in effect, one for all of the same number, type and days,
 * where who imports may issue decisions still. A number that the register cannot take, as another decision has it, it names
 * too many people, or decisions have no type of documents, stays the text that it is: people come in all the same.
 * @returns the decisions that were entered, and the rows whose numbers stay text
 */
export async function decideReceptions(
  context: FileWriter,
  taken: readonly TakenIn[],
  { importId, isTrial }: { importId: number; isTrial: boolean },
): Promise<DecidedReceptions> {
  const named = taken.flatMap(({ id, person }) => {
    const row = receptionOf(person)
    return row ? [{ id, row, decides: person.decides === true }] : []
  })
  if (named.length === 0) return { ids: [], left: [] }
  const userId = context.session.userId ?? 0
  const mayStill = await mayDecide(context, userId)
  const { received = [], unreceived = [] } = Object.groupBy(named, ({ decides }) =>
    decides && mayStill ? 'received' : 'unreceived',
  )
  const left = unreceived.map(({ row }) => leftAsText(row, mayNot))
  // A paper was signed on one day, whichever of its rows says it.
  const signed = new Map(
    received.flatMap(({ row: { reception } }) =>
      reception.decision_date ? [[numberOf(reception).toLowerCase(), reception.decision_date] as const] : [],
    ),
  )
  const paperOf = (reception: Decided): Omit<PastDecision, 'people'> => ({
    decision_type: reception.decision_type,
    decision_number: numberOf(reception),
    sign_date: signed.get(numberOf(reception).toLowerCase()) ?? reception.effective_date,
    effective_date: reception.effective_date,
  })
  const papers = Map.groupBy(received, ({ row: { reception } }) => {
    const { decision_number: number, ...paper } = paperOf(reception)
    return JSON.stringify([number.toLowerCase(), paper])
  })
  const ids: number[] = []
  for (const group of papers.values()) {
    const [first] = group
    if (first === undefined) continue
    if (group.length > mostPeople) {
      left.push(...group.map(({ row }) => leftAsText(row, `một quyết định nêu tối đa ${mostPeople} người`)))
      continue
    }
    const decision: PastDecision = {
      ...paperOf(first.row.reception),
      people: group.map(({ id }) => ({ employee_id: id })),
    }
    const keeping = { importId, userId }
    const outcome = await tried(
      { ...context, session: { userId } },
      () => keepPastDecision(context, decision, keeping),
      'decisions.store',
    )
    if (outcome.errors) {
      const why = outcome.errors.map((text) => text.replace(/\.$/u, '')).join('; ')
      left.push(...group.map(({ row }) => leftAsText(row, why)))
    } else ids.push(outcome.made)
  }
  // A trial lets nobody who draws numbers wait.
  if (!isTrial) await goOnBehind(context, 'decisions', ids)
  return { ids, left }
}

/**
 * Rows of somebody that name a decision by which nobody is taken in: what he was before, and his pay. What type of decision it
 * was no such row says, so its number stays text.
 */
export function leftBeside(person: PlannedPerson): RowWarning[] {
  const reception = receptionOf(person)
  return [...person.jobs, ...person.rows]
    .filter(({ sheet, row, values }) => {
      const isReception = reception?.sheet === sheet && reception.row === row
      return !isReception && typeof values['decision_no'] === 'string'
    })
    .map((row) => leftAsText(row, noType))
}

const noType = 'dòng này không nói loại quyết định'

const mayNot = 'người nhập không có quyền ban hành quyết định của toàn công ty'

function leftAsText({ sheet, row }: PlannedRow, why: string): RowWarning {
  return { sheet, row, why: `Số quyết định chỉ được ghi trong hồ sơ, không vào sổ quyết định: ${why}.` }
}

const numberOf = ({ decision_no: number }: Decided): string => String(number).normalize('NFC').trim()
