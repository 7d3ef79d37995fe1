import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { WholeContract } from './contract-rows.ts'

/** What a renewal takes over from the contract that it follows; its signer and its clauses on probation stay behind. */
const takenOver = [
  'nature_of_work',
  'salary_level',
  'allowances',
  'pay_form',
  'pay_day',
  'leave_days',
  'is_part_time',
  'hours_per_day',
  'hours_per_week',
] as const
/** The same for what appendices may have changed since. */
const changedByAppendix = ['job_title', 'work_place', 'working_time', 'salary'] as const

/** Names of the fields that a renewal may take over. */
export const renewedFields = [...takenOver, ...changedByAppendix]

/** A contract that may be renewed, with what its renewal would take over as it holds after its appendices. */
export interface RenewedContract extends Pick<
  WholeContract,
  | 'id'
  | 'employee_id'
  | 'nhansu_id'
  | 'full_name'
  | 'contract_number'
  | 'kind'
  | 'state'
  | 'end_date'
  | (typeof takenOver)[number]
  | (typeof changedByAppendix)[number]
> {
  contract_type_id: number
  next_type_id: number | null
  /** What was drafted or issued to follow it already. */
  follower_id: number | null
}

/** Reads contracts that are to be renewed, in the order of their ids. */
export async function renewedContracts(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<RenewedContract[]> {
  const changed = changedByAppendix.map(
    (field) => sql`coalesce((select ${sql.ref(`a.${field}`)} from appendices a
      where a.company_id = contracts.company_id and a.contract_id = contracts.id and ${sql.ref(`a.${field}`)} is not null
        and coalesce(a.end_date, 'infinity') >= coalesce(contracts.end_date, a.start_date)
      order by a.start_date desc, a.id desc limit 1), ${sql.ref(`contracts.${field}`)}) as ${sql.ref(field)}`,
  )
  const { rows } = await sql<RenewedContract>`
    select contracts.id, contracts.employee_id, employees.nhansu_id, employees.full_name, contracts.contract_number,
      contracts.kind, contracts.state, contracts.end_date, contracts.contract_type_id, types.next_type_id,
      ${sql.join(takenOver.map((field) => sql.ref(`contracts.${field}`)))}, ${sql.join(changed)},
      (select follower.id from contracts follower where follower.company_id = contracts.company_id
        and follower.renewed_from_id = contracts.id and follower.state <> 'cancelled') as follower_id
    from contracts
    join employees on employees.company_id = contracts.company_id and employees.id = contracts.employee_id
    join contract_types types on types.company_id = contracts.company_id and types.id = contracts.contract_type_id
    where ${inThisCompany('contracts')} and contracts.id = any(${ids}::bigint[])
    order by contracts.id`.execute(db)
  return rows
}

/** A type by which a contract may be drafted. */
export interface RenewalType {
  id: number
  name: string
  kind: WholeContract['kind']
}

/** The types in use but for appendices, by their ids. */
export async function renewalTypes({
  db,
  inThisCompany,
}: CompanyTransaction): Promise<Map<number, RenewalType>> {
  const { rows } = await sql<RenewalType>`
    select id, name, kind from contract_types
    where ${inThisCompany('contract_types')} and is_active and kind <> 'appendix' order by id`.execute(db)
  return new Map(rows.map((type) => [type.id, type]))
}
