import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { goOnBehind } from '../../../numbers/past-numbers.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { tried } from '../../../workbooks/import/tried.ts'
import { keepPastDecision, type PastDecision } from '../../decisions/public.ts'
import { holds } from '../../documents/public.ts'
import type { FileWriter } from '../file/file-writer.ts'
import type { Plan, PlannedPerson, PlannedRow } from './plan.ts'

/** The plan, with whether the numbers of its receptions enter the register: for who may issue decisions of the whole company. */
export async function withDecisions(context: ProductContext, plan: Plan): Promise<Plan> {
  if (!plan.people.some((person) => receptionOf(person) !== undefined)) return plan
  const { rows } = await sql<{ may: boolean }>`
    select ${holds(context, 'decision_issue', 'company')} as may`.execute(context.db)
  return { ...plan, people: plan.people.map((person) => ({ ...person, decides: rows[0]?.may === true })) }
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

/**
 * Has the receptions that name a decision become those of decisions in effect, one for all of the same number, type and days.
 * What is refused is told at the rows of its people.
 * @returns the decisions that were entered
 */
export async function decideReceptions(
  context: FileWriter,
  taken: readonly TakenIn[],
  { importId, isTrial, told }: { importId: number; isTrial: boolean; told: ToldRow[] },
): Promise<number[]> {
  const received = taken.flatMap(({ id, person }) => {
    const row = person.decides === true ? receptionOf(person) : undefined
    return row ? [{ id, row }] : []
  })
  const papers = Map.groupBy(received, ({ row }) => JSON.stringify(paperOf(row.reception)))
  const userId = context.session.userId ?? 0
  const ids: number[] = []
  for (const group of papers.values()) {
    const [first] = group
    if (first === undefined) continue
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
    if (outcome.errors) for (const { row } of group) refuse(told, row, outcome.errors)
    else ids.push(outcome.made)
  }
  // A trial lets nobody who draws numbers wait.
  if (!isTrial) await goOnBehind(context, 'decisions', ids)
  return ids
}

function paperOf({
  decision_type,
  decision_no,
  decision_date,
  effective_date,
}: Decided): Omit<PastDecision, 'people'> {
  return {
    decision_type,
    decision_number: String(decision_no).normalize('NFC').trim(),
    sign_date: decision_date ?? effective_date,
    effective_date,
  }
}

function refuse(told: ToldRow[], { sheet, row }: PlannedRow, errors: readonly string[]): void {
  const at = told.findIndex((each) => each.sheet === sheet && each.row === row)
  const [there] = at === -1 ? [] : told.slice(at, at + 1)
  const wrong = {
    sheet,
    row,
    state: 'wrong' as const,
    key: there?.key ?? null,
    changes: [],
    errors: [...errors],
  }
  told.splice(at === -1 ? told.length : at, at === -1 ? 0 : 1, wrong)
}
