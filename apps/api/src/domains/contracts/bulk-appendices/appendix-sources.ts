import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { WholeContract } from '../contract-rows.ts'

/** What an appendix may change of a contract. */
export const termFields = ['salary', 'job_title', 'work_place', 'working_time'] as const
export type TermField = (typeof termFields)[number]
/** The change that each of them is. */
export const changeOf = {
  salary: 'pay',
  job_title: 'job',
  work_place: 'place',
  working_time: 'hours',
} as const
/** What is agreed, in a contract or in an appendix. */
export type Terms = Schemas['AppendixTerms']

/** An appendix that a contract has already. */
export interface EarlierAppendix extends Terms {
  contract_id: number
  appendix_number: string
  start_date: string
  end_date: string | null
  content: string
}

/** A contract that an appendix is to be added to, with those that it has, the oldest first. */
export interface AmendedContract
  extends
    Terms,
    Pick<
      WholeContract,
      | 'id'
      | 'employee_id'
      | 'nhansu_id'
      | 'full_name'
      | 'contract_number'
      | 'state'
      | 'start_date'
      | 'end_date'
    > {
  appendices: readonly EarlierAppendix[]
}

/** Reads contracts that are to be amended, in the order of their ids, by two statements however many they are. */
export async function amendedContracts(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<AmendedContract[]> {
  const terms = sql.join(termFields.map((field) => sql.ref(field)))
  const { rows: contracts } = await sql<Omit<AmendedContract, 'appendices'>>`
    select contracts.id, contracts.employee_id, employees.nhansu_id, employees.full_name, contracts.contract_number,
      contracts.state, contracts.start_date, contracts.end_date,
      ${sql.join(termFields.map((field) => sql.ref(`contracts.${field}`)))}
    from contracts
    join employees on employees.company_id = contracts.company_id and employees.id = contracts.employee_id
    where ${inThisCompany('contracts')} and contracts.id = any(${ids}::bigint[])
    order by contracts.id`.execute(db)
  const { rows: appendices } = await sql<EarlierAppendix>`
    select contract_id, appendix_number, start_date, end_date, content, ${terms} from appendices
    where ${inThisCompany('appendices')} and contract_id = any(${ids}::bigint[])
    order by start_date, id`.execute(db)
  const byContract = Map.groupBy(appendices, ({ contract_id }) => contract_id)
  return contracts.map((contract) => ({ ...contract, appendices: byContract.get(contract.id) ?? [] }))
}

/** What a contract says on a day of one thing, after its appendices. */
export function termOn<Field extends TermField>(
  contract: AmendedContract,
  field: Field,
  day: string,
): Terms[Field] {
  const changing = contract.appendices.findLast(
    (appendix) =>
      appendix[field] !== null &&
      appendix.start_date <= day &&
      (appendix.end_date === null || appendix.end_date >= day),
  )
  return (changing ?? contract)[field]
}
