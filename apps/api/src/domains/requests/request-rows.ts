import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { type HiddenFields, type RowReaches, rowReaches } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { shapeOf } from '../../contract/list-query/shape.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { operationNamed } from '../../contract/operations.ts'
import { hiddenFromReader, rowsAboutEmployee } from '../employees/public.ts'
import { visibleRequests } from './visible-requests.ts'

export type RequestRow = Schemas['RequestChangeRow']

/** A request with what only the server asks of it. */
export interface WholeRequest extends RequestRow {
  created_by: number
  reaches: RowReaches
  /** What of the file its owner does not see; nothing where he is not who asks. */
  hidden: HiddenFields
}

const about = rowsAboutEmployee('request_change_infos')
const daysWaited = sql`case when request_change_infos.state = 'waiting'
  then current_date - request_change_infos.created_at::date end`

function computed({ session }: ProductContext): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    nhansu_id: about.ofEmployee('nhansu_id'),
    full_name: about.ofEmployee('full_name'),
    department_name: about.ofMainPosition('department_name'),
    is_mine: sql`(request_change_infos.created_by = ${session.userId}
      or coalesce(request_change_infos.employee_id = ${session.employeeId}, false))`,
    created_by_name: about.nameOfUser('created_by'),
    reviewed_by_name: about.nameOfUser('reviewed_by'),
    waiting_days: daysWaited,
  }
}

/** Selects these fields of a request by their names on the wire. */
export function requestColumns(context: ProductContext, fields: Iterable<string>): RawBuilder<unknown> {
  const derived = computed(context)
  return sql.join(
    [...fields].map(
      (field) => sql`${derived[field] ?? sql.ref(`request_change_infos.${field}`)} as ${sql.ref(field)}`,
    ),
  )
}

/** The fields of a row of the list. */
export function rowFields(): Iterable<string> {
  return shapeOf(operationNamed('requestChangeInfos.list')).fields.keys()
}

const order = sql`array_position(array['waiting', 'partly', 'approved', 'refused', 'cancelled'], request_change_infos.state)`

/** Where lists of requests come from: those that wait first, the longest at the top. */
export const requestSource: ListSource = {
  table: 'request_change_infos',
  defaultSort: 'state,created_at',
  fields: {
    state: { sortsBy: order },
    ...about.fields,
  },
}

/**
 * One request as far as the operation's rights reach, and those that the user sent himself.
 * @param forWriting holds it until the end of the transaction: of two who decide the second sees what the first did
 * @throws ApiFailure 404 for one that is not there, or not for whoever asks
 */
export async function openRequest(
  context: ProductContext,
  id: number,
  forWriting = false,
): Promise<WholeRequest> {
  const { db, session, inThisCompany } = context
  const { rows: there } = await sql`
    select id from request_change_infos
    where ${inThisCompany('request_change_infos')} and request_change_infos.id = ${id}
      and (${visibleRows(context, visibleRequests)} or request_change_infos.created_by = ${session.userId})
    ${forWriting ? sql`for no key update of request_change_infos` : sql``}`.execute(db)
  if (there.length === 0) throw notFound()
  const { rows } = await sql<Omit<WholeRequest, 'hidden'>>`
    select ${requestColumns(context, [...rowFields(), 'created_by'])}, ${rowReaches(context, visibleRequests)} as reaches
    from request_change_infos
    where ${inThisCompany('request_change_infos')} and request_change_infos.id = ${id}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return { ...rows[0], hidden: await hiddenFromReader(context, rows[0].reaches) }
}
