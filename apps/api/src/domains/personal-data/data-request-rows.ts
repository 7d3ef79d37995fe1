import type { Schemas } from '@nhansu/sdk/contract'
import { type PersonalDataRequestMove, personalDataRequestMoves } from '@nhansu/sdk/domains/personal-data'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { shapeOf } from '../../contract/list-query/shape.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { operationNamed } from '../../contract/operations.ts'
import { rowsAboutEmployee } from '../employees/public.ts'
import { visibleDataRequests } from './visible-data-requests.ts'

export type DataRequestRow = Schemas['PersonalDataRequestRow']

/** A request with the words of whoever asked. */
export type WholeDataRequest = DataRequestRow & { content: string }

const about = rowsAboutEmployee('personal_data_requests')

function computed({ session }: ProductContext): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    nhansu_id: about.ofEmployee('nhansu_id'),
    full_name: about.ofEmployee('full_name'),
    department_name: about.ofMainPosition('department_name'),
    is_mine: sql`coalesce(personal_data_requests.employee_id = ${session.employeeId}, false)`,
    days_left: sql`personal_data_requests.next_due - current_date`,
    created_by_name: about.nameOfUser('created_by'),
    settled_by_name: about.nameOfUser('settled_by'),
  }
}

/** Selects these fields of a request by their names on the wire. */
export function dataRequestColumns(context: ProductContext, fields: Iterable<string>): RawBuilder<unknown> {
  const derived = computed(context)
  return sql.join(
    [...fields].map(
      (field) => sql`${derived[field] ?? sql.ref(`personal_data_requests.${field}`)} as ${sql.ref(field)}`,
    ),
  )
}

/** The fields of a row of the list. */
export function dataRequestFields(): Iterable<string> {
  return shapeOf(operationNamed('personalDataRequests.list')).fields.keys()
}

const order = sql`array_position(array['received', 'answered', 'completed', 'refused'], personal_data_requests.state)`

/** Where lists of requests come from: by the next due day, so what is overdue stands at the top and what is settled at the end. */
export const dataRequestSource: ListSource = {
  table: 'personal_data_requests',
  defaultSort: 'next_due,-settled_at',
  fields: {
    state: { sortsBy: order },
    ...about.fields,
  },
}

/**
 * One request as far as the operation's rights reach.
 * @param forWriting holds it until the end of the transaction: of two who settle it the second sees what the first did
 * @throws ApiFailure 404 for one that is not there, or not for whoever asks
 */
export async function openDataRequest(
  context: ProductContext,
  id: number,
  forWriting = false,
): Promise<WholeDataRequest> {
  const { db, inThisCompany } = context
  const visible = sql<SqlBool>`${inThisCompany('personal_data_requests')} and personal_data_requests.id = ${id}
    and ${visibleRows(context, visibleDataRequests)}`
  // Held first and read then: what is read in one statement with the lock would be as before the wait.
  if (forWriting) await sql`select from personal_data_requests where ${visible} for no key update`.execute(db)
  const { rows } = await sql<WholeDataRequest>`
    select ${dataRequestColumns(context, [...dataRequestFields(), 'content'])}
    from personal_data_requests where ${visible}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** A request with its steps and what the reader may do with it now. */
export async function showDataRequest(
  context: ProductContext,
  id: number,
): Promise<{ request: Schemas['PersonalDataRequest'] }> {
  const request = await openDataRequest(context, id)
  const { rows: steps } = await sql<Schemas['PersonalDataRequestStep']>`
    select id, step, words, due, created_at,
      (select full_name from names_of_users(array[personal_data_request_steps.created_by])) as by_name
    from personal_data_request_steps
    where ${context.inThisCompany('personal_data_request_steps')} and request_id = ${id} order by id`.execute(
    context.db,
  )
  return { request: { ...request, steps, moves: movesOf(context, request) } }
}

function movesOf({ session }: ProductContext, request: DataRequestRow): PersonalDataRequestMove[] {
  const { is_mine, state, is_extended, days_left } = request
  if (is_mine) return []
  const moves = Object.entries(personalDataRequestMoves) as [
    PersonalDataRequestMove,
    (typeof personalDataRequestMoves)[PersonalDataRequestMove],
  ][]
  return moves.flatMap(([move, { from, by, once }]) => {
    const isHeld = session.grants.some(({ permission, scope }) => permission === by && scope === 'company')
    const isOver = once && (is_extended || (days_left ?? 0) < 0)
    return isHeld && from.includes(state) && !isOver ? [move] : []
  })
}
