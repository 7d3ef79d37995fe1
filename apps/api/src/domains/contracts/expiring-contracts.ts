import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { contractColumns, isNotFollowed, isOverdue, visibleContracts } from './contract-rows.ts'

type Expiring = Schemas['ExpiringContract']

const columns = contractColumns([
  'id',
  'employee_id',
  'nhansu_id',
  'full_name',
  'department_name',
  'contract_number',
  'contract_type_name',
  'end_date',
  'days_left',
  'overdue_days',
  'overdue_text',
])

/** A screen shows no more; who has more filters the list. */
const most = 200

/** Contracts that want a decision, the most urgent first. */
export const expiringContracts: Handler<'contracts.expiring'> = async ({ query = {} }, context) => {
  const { days = 60, overdue = false } = query
  const rows = await (overdue
    ? overdueContracts(context, most + 1)
    : endingContracts(context, days, most + 1))
  return { contracts: rows.slice(0, most), meta: { truncated: rows.length > most } }
}

/** Those that end within so many days and that nothing follows yet. */
export async function endingContracts(
  context: ProductContext,
  days: number,
  limit: number,
): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select ${columns} from contracts
    where ${context.inThisCompany('contracts')} and ${visibleRows(context, visibleContracts)} and ${isNotFollowed}
      and contracts.end_date <= current_date + ${days}::integer
    order by contracts.end_date, contracts.id limit ${limit}`.execute(context.db)
  return rows
}

/** Those that ended while the employee goes on working; who has waited longest first. */
export async function overdueContracts(context: ProductContext, limit: number): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select ${columns} from contracts
    where ${context.inThisCompany('contracts')} and ${visibleRows(context, visibleContracts)} and contracts.state = 'issued'
      and contracts.end_date < current_date and ${isOverdue}
    order by contracts.end_date, contracts.id limit ${limit}`.execute(context.db)
  return rows
}
