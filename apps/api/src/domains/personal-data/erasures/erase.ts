import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { eraseCandidates } from '../../recruitment/public.ts'
import { dataParts } from '../data-map/parts.ts'
import type { RetentionClass } from '../data-map/taken-table.ts'

/** What went, or would go. */
export interface Erased {
  counts: Schemas['ErasureCount'][]
  files: number
  /** Papers that stay because they are about others too: his name goes from them. */
  shared: Schemas['ErasureCount'][]
}

const titles: ReadonlyMap<string, string> = new Map<string, string>(
  dataParts.map(({ table, title }) => [table, title] as const),
)

/** How the database tells of what stays. */
const isShared = 'shared '

/** Erases the classes of somebody's data with their history, files and mails, and with contact his account, his own application and those before it. */
export async function eraseData(
  transaction: CompanyTransaction,
  employeeId: number,
  classes: readonly RetentionClass[],
): Promise<Erased> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ part: string; total: number }>`
    select part, sum(total)::integer as total from erase_employee_data(${employeeId}, ${classes}::text[])
    group by part order by min(part)`.execute(db)
  const titled = ({ part, total }: { part: string; total: number }) => ({
    title: titleOf(part.replace(isShared, ''), classes),
    rows: total,
  })
  const told = rows.filter(({ part }) => part !== 'files' && !part.startsWith(isShared)).map(titled)
  const shared = rows.filter(({ part, total }) => part.startsWith(isShared) && total > 0).map(titled)
  let files = rows.find(({ part }) => part === 'files')?.total ?? 0
  if (classes.includes('contact')) {
    const { rows: applied } = await sql<{ id: number }>`
      select distinct candidates.id from procedures
      join candidates hired on ${inThisCompany('hired')} and hired.id = procedures.candidate_id
      join candidates on ${inThisCompany('candidates')} and candidates.erased_at is null
        and (candidates.id = hired.id or candidates.applicant_id = hired.applicant_id and candidates.id < hired.id)
      where ${inThisCompany('procedures')} and procedures.employee_id = ${employeeId}`.execute(db)
    const ids = applied.map(({ id }) => id)
    const { rows: came } = await sql<{ total: number }>`
      select count(*)::integer as total from files where ${inThisCompany('files')} and owner_kind = 'candidate'
        and owner_id = any(${ids}::bigint[]) and removed_at is null`.execute(db)
    files += came[0]?.total ?? 0
    await eraseCandidates(transaction, ids)
    await forgetCandidateFiles(transaction, ids)
    if (ids.length > 0) told.push({ title: titleOf('candidates', classes), rows: ids.length })
    const { rows: accounts } = await sql<{ gone: 'none' | 'here' | 'whole' }>`
      select erase_account_of(${employeeId}) as gone`.execute(db)
    const gone = accounts[0]?.gone
    if (gone === 'whole' || gone === 'here')
      told.push({ title: titleOf(gone === 'whole' ? 'users' : 'accounts', classes), rows: 1 })
  }
  return { counts: told.filter(({ rows: total }) => total > 0), files, shared }
}

function titleOf(part: string, classes: readonly RetentionClass[]): string {
  if (part === 'employee_papers' && !classes.includes('pay'))
    return 'Giấy tờ tùy thân (số thuế, bảo hiểm còn giữ cùng tiền lương)'
  return titles.get(part) ?? part
}

/** Lets the next sweep take the files of erased candidates: nobody may have them back. */
export async function forgetCandidateFiles(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<void> {
  await sql`update files set removed_at = now() - interval '2 days' where ${inThisCompany('files')}
    and owner_kind = 'candidate' and owner_id = any(${ids}::bigint[]) and removed_at is not null`.execute(db)
}
