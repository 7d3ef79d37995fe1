import type { Schemas } from '@nhansu/sdk/contract'
import {
  type TransferConsentMeans,
  type TransferMove,
  transferMoves,
} from '@nhansu/sdk/domains/employee-transfers'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { shapeOf } from '../../../contract/list-query/shape.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { attached, type Place } from '../../../files/records.ts'

export type TransferRow = Schemas['EmployeeTransferRow']

/** A hand-over as this company keeps it, with what only its own steps ask for. */
export interface WholeTransfer extends TransferRow {
  person_id: number
  note: string | null
  reason: string | null
  consent_means: TransferConsentMeans
  consent_version: number
  consent_text: string | null
  consent_on: string | null
}

/** Which rows each scope shows: of units those of whom they send or have taken in; who is only offered stands in none yet. */
export const visibleTransfers: RowConditions = {
  table: 'employee_transfers',
  unit: ({ session, inThisCompany }) => sql<SqlBool>`employee_transfers.employee_id in (
    select units.employee_id from unit_people units
    where ${inThisCompany('units')} and units.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`employee_transfers.employee_id = ${session.employeeId}`,
}

const decisionState = sql`(
  select decision.state from decisions decision
  where decision.company_id = employee_transfers.company_id and decision.id = employee_transfers.decision_id)`

/** Accepted by the other company, and no decision in force ends his work here: none, a draft, or one taken back. */
const waitsForDecision = sql<SqlBool>`(employee_transfers.direction = 'out' and employee_transfers.state = 'accepted'
  and not exists (
    select from decision_people named join decisions decision
      on decision.company_id = named.company_id and decision.id = named.decision_id
    where named.company_id = employee_transfers.company_id and named.employee_id = employee_transfers.employee_id
      and decision.decision_type = 7 and decision.state = 'issued'
      and coalesce(named.effective_date, decision.effective_date) >= employee_transfers.consent_on))`

const nameOfUser = (column: string) =>
  sql`(select full_name from names_of_users(array[${sql.ref(`employee_transfers.${column}`)}]))`

const otherCompany = sql`(select company.name from companies company where company.id = employee_transfers.other_company_id)`

const computed: Readonly<Record<string, RawBuilder<unknown>>> = {
  other_company_name: otherCompany,
  decision_state: decisionState,
  created_by_name: nameOfUser('created_by'),
  settled_by_name: nameOfUser('settled_by'),
}

/** Selects these fields of a hand-over by their names on the wire. */
export function transferColumns(fields: Iterable<string> = transferFields()): RawBuilder<unknown> {
  return sql.join(
    [...fields].map(
      (field) => sql`${computed[field] ?? sql.ref(`employee_transfers.${field}`)} as ${sql.ref(field)}`,
    ),
  )
}

function transferFields(): Iterable<string> {
  return shapeOf(operationNamed('employeeTransfers.list')).fields.keys()
}

/** Where lists of hand-overs come from: those that wait first, the nearest day at the top. */
export const transferSource: ListSource = {
  table: 'employee_transfers',
  defaultSort: 'state,effective_date',
  fields: {
    state: {
      sortsBy: sql`array_position(array['asking', 'waiting', 'accepted', 'refused', 'withdrawn', 'declined'], employee_transfers.state)`,
    },
    direction: {},
    employee_id: { values: 'integer' },
    full_name: { sortsBy: sql`vn_sort_name(employee_transfers.full_name)` },
    other_company_name: { sortsBy: otherCompany },
    decision_state: {
      matches: (states) => sql<SqlBool>`(${decisionState} = any(${[...states]}::text[])
        or ${states.includes('outstanding')} and ${waitsForDecision})`,
    },
  },
}

/** What the list is made of, for the list and for the figures that open it. */
export function transferParts() {
  return { source: transferSource, visible: visibleTransfers, columns: transferColumns() }
}

/** Where the signed scan of an agreement lies. */
export function consentPlace(id: number): Place {
  return { ownerKind: 'employee_transfer', ownerId: id, purpose: 'contract_file' }
}

const whole = [
  'person_id',
  'note',
  'reason',
  'consent_means',
  'consent_version',
  'consent_text',
  'consent_on',
]

/** @throws ApiFailure 404 for one that is not there, or not for whoever asks */
export async function openTransfer(
  context: ProductContext,
  id: number,
): Promise<{ transfer: WholeTransfer; reaches: RowReaches }> {
  const { rows } = await sql<WholeTransfer & { reaches: RowReaches }>`
    select ${transferColumns([...transferFields(), ...whole])}, ${rowReaches(context, visibleTransfers)} as reaches
    from employee_transfers
    where ${context.inThisCompany('employee_transfers')} and employee_transfers.id = ${id}
      and ${visibleRows(context, visibleTransfers)}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  const { reaches, ...transfer } = rows[0]
  return { transfer, reaches }
}

/** A hand-over with what the reader may do with it now. */
export async function showTransfer(
  context: ProductContext,
  id: number,
): Promise<{ transfer: Schemas['EmployeeTransfer'] }> {
  const {
    transfer: { person_id: _, ...transfer },
    reaches,
  } = await openTransfer(context, id)
  const files = await attached(context, consentPlace(id))
  const mayWrite = holdsOn(context, ['employee_edit'], reaches)
  return {
    transfer: {
      ...transfer,
      has_consent_file: files.length > 0,
      moves: mayWrite ? movesOf(transfer) : [],
    },
  }
}

function movesOf({ state, direction }: Pick<TransferRow, 'state' | 'direction'>): TransferMove[] {
  if (state === 'asking') return ['withdraw']
  if (state !== 'waiting') return []
  // The table's keys are exactly these.
  return (Object.keys(transferMoves) as TransferMove[]).filter((move) => transferMoves[move].by === direction)
}
