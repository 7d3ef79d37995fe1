import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { ProductContext } from '../contract/handlers.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import { attached, openFile } from '../files/records.ts'
import type { Heading } from './paper.ts'

/** The company that issues, whoever asks for the paper. */
type Issuer = CompanyTransaction & Pick<ProductContext, 'files'>

/** The heading of a paper that the company issues today; its number comes from the register. */
export async function companyHeading(context: Issuer): Promise<Heading> {
  const { db, inThisCompany, companyId } = context
  const { rows } = await sql<{ company: string; place: string | null; date: string }>`
    select c.name as company, p.place, to_char(now(), 'YYYY-MM-DD') as date
    from companies c left join company_profiles p on p.company_id = c.id and ${inThisCompany('p')}
    where c.id = ${companyId}`.execute(db)
  const [found = { company: '', place: null, date: '' }] = rows
  const logo = await logoOf(context)
  return { ...found, ...(logo && { logo }) }
}

async function logoOf(context: Issuer): Promise<Uint8Array | undefined> {
  const { files, companyId } = context
  const place = { ownerKind: 'company', ownerId: companyId, purpose: 'company_logo' } as const
  const [logo] = await attached(context, place)
  // A paper does not wait for a scanner.
  if (logo === undefined || logo.scan_state === 'pending' || logo.scan_state === 'infected') return undefined
  return buffer((await openFile(files, companyId, logo)).content)
}
