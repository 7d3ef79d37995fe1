import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** What a mail about an application says of it, of its campaign and of the company. */
export interface MailedApplication {
  reference: string
  token_nonce: Buffer
  full_name: string
  email: string | null
  campaign: string
  company: string
}

/** Its columns. */
export const mailedColumns = sql`application.reference, application.token_nonce,
  application.content ->> 'full_name' as full_name, application.content ->> 'email' as email,
  campaign.name as campaign, company.name as company`

/** Where they stand, as far as nothing has been erased: `application`, `campaign` and `company`, each further condition after it. */
export function mailedRows({ inThisCompany }: Pick<CompanyTransaction, 'inThisCompany'>, joins = sql``) {
  return sql`from applications application
    join recruitments campaign on ${inThisCompany('campaign')} and campaign.id = application.recruitment_id
    join companies company on company.id = application.company_id
    ${joins}
    where ${inThisCompany('application')} and application.erased_at is null`
}
