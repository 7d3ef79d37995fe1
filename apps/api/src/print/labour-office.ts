import { sql } from 'kysely'
import type { ProductContext } from '../contract/handlers.ts'

/** The labour authority that the company's reports go to; null where nobody has said it. */
export async function labourOffice({ db, inThisCompany }: ProductContext): Promise<string | null> {
  const { rows } = await sql<{ labour_office: string | null }>`
    select labour_office from company_profiles where ${inThisCompany('company_profiles')}`.execute(db)
  return rows[0]?.labour_office ?? null
}
