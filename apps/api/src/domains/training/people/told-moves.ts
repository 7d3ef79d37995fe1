import type { OperationId, Schemas } from '@nhansu/sdk/contract'
import { wordsOfOperation } from '@nhansu/sdk/domains/operations'
import { trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { doerOf } from '../../../record-history/saves.ts'
import { visibleMoves } from './course-people.ts'
import type { PersonState } from './person-states.ts'

type Save = Schemas['RecordSave']
type Change = Save['changes'][number]

/** So many people are named of one move, the first by name. */
const most = 100

/** What is the same of people who were moved in one: many are added, confirmed or judged at once. */
export const groupedMoves = sql`moved_at, moved_by, from_state, to_state, training_employee_moves.reason, is_return`

interface Moves {
  id: number
  at: string
  from: PersonState | null
  to: PersonState | null
  reason: string | null
  is_return: boolean
  user_name: string | null
  names: string[]
  people: number
}

/**
 * What became of people of a course, of those alone whom the reader may see, by name.
 * @param ids of the first of the moves that were made in one
 */
export async function toldMoves(
  context: ProductContext,
  courseId: number,
  ids: readonly number[],
): Promise<Save[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Moves>`
    select min(training_employee_moves.id)::float8 as id, moved_at as at, from_state as "from", to_state as "to",
      training_employee_moves.reason, is_return, ${doerOf(sql`moved_by`)} as user_name, count(*)::int as people,
      (array_agg(employees.full_name || ' (' || employees.nhansu_id || ')'
        order by employees.sort_name, employees.id))[:${sql.lit(most)}] as names
    from training_employee_moves
    join employees on employees.company_id = training_employee_moves.company_id
      and employees.id = training_employee_moves.employee_id
    where ${inThisCompany('training_employee_moves')} and training_id = ${courseId}
      and ${visibleRows(context, visibleMoves)}
    group by ${groupedMoves} having min(training_employee_moves.id) = any(${ids}::bigint[])`.execute(db)
  return rows.map((moves) => ({
    id: moves.id,
    at: moves.at,
    user_name: moves.user_name ?? (isOwnAnswer(moves) ? byLink : null),
    deed: deedOf(moves),
    changes: changesOf(moves),
  }))
}

/** Whoever answers by a link of his own has no account to be named by. */
const byLink = 'Người được mời, qua liên kết'

/** By which operation somebody comes into a state. */
const deeds: Readonly<Record<PersonState, OperationId>> = {
  listed: 'trainingEmployees.storeBulk',
  waiting: 'trainingEmployees.storeBulk',
  registered: 'trainingEmployees.registered',
  promised: 'trainingEmployees.promised',
  confirmed: 'trainingEmployees.confirmed',
  refused: 'trainingEmployees.refused',
  joined: 'trainingEmployees.joined',
  absent: 'trainingEmployees.absent',
  withdrawn: 'trainingEmployees.withdrawn',
  passed: 'trainingEmployees.saveResults',
  failed: 'trainingEmployees.saveResults',
}

function deedOf({ from, to, is_return: isReturn }: Moves): string {
  if (isReturn) return wordsOfOperation('trainingEmployees.return')
  if (to === null) return wordsOfOperation('trainingEmployees.destroy')
  if (from === null) return wordsOfOperation('trainingEmployees.storeBulk')
  if (isFromWaiting(from, to)) return 'Chuyển học viên từ danh sách chờ vào khóa'
  return wordsOfOperation(deeds[to])
}

function isFromWaiting(from: PersonState | null, to: PersonState | null): boolean {
  return from === 'waiting' && to === 'registered'
}

function isOwnAnswer({ from, to, is_return: isReturn }: Moves): boolean {
  const answers: readonly (PersonState | null)[] = ['registered', 'promised', 'confirmed', 'refused']
  return from !== null && !isReturn && answers.includes(to) && !isFromWaiting(from, to)
}

function changesOf({ from, to, reason, names, people }: Moves): Change[] {
  const states = { is_dotted: false, old_value: wordsOf(from), new_value: wordsOf(to) }
  const rest = people - names.length
  return [
    ...names.map((label) => ({ label, ...states })),
    ...(rest > 0 ? [{ label: `Và ${rest} người khác`, ...states }] : []),
    ...(reason === null ? [] : [{ label: 'Lý do', is_dotted: false, old_value: null, new_value: reason }]),
  ]
}

function wordsOf(state: PersonState | null): string | null {
  return state && trainingPersonStateLabels[state]
}
