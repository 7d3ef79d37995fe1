import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { contractColumns } from './contract-rows.ts'
import { dueDate, headedContracts, notAboutOneself, reviewStatus } from './review-status.ts'

/** A screen shows no more; those that end first come before the others. */
const most = 200

/** The reviews that are sent to the reader as the head of a unit; those that he has answered come last. */
export async function ownReviews(context: ProductContext): Promise<Schemas['OwnRenewalReview'][]> {
  return context.prepared(sql<Schemas['OwnRenewalReview']>`
    select contracts.id as contract_id, ${contractColumns([
      'nhansu_id',
      'full_name',
      'department_name',
      'contract_number',
      'contract_type_name',
      'end_date',
      'days_left',
    ])}, ${dueDate} as due_date, ${reviewStatus} as review_status
    from contracts
    where ${context.inThisCompany('contracts')} and ${notAboutOneself(context)} and ${headedContracts(context)}
    order by ${reviewStatus} = 'Chờ nhân sự xử lý', contracts.end_date, contracts.id limit ${most}`)
}
