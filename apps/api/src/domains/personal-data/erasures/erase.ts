import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { eraseCandidates } from '../../recruitment/public.ts'
import { takenTables } from '../data-map/parts.ts'
import type { RetentionClass } from '../data-map/taken-table.ts'

/** What went, or would go. */
export interface Erased {
  counts: Schemas['ErasureCount'][]
  files: number
}

const titles: ReadonlyMap<string, string> = new Map<string, string>([
  ...takenTables.map(({ table, title }) => [table, title] as const),
  ['employee_papers', 'Giấy tờ tùy thân (số thuế, bảo hiểm còn giữ cùng tiền lương)'],
])

/** Erases the classes of somebody's data with their history, files and mails, and with contact his own application and those before it. */
export async function eraseData(
  transaction: CompanyTransaction,
  employeeId: number,
  classes: readonly RetentionClass[],
): Promise<Erased> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ part: string; total: number }>`
    select part, sum(total)::integer as total from erase_employee_data(${employeeId}, ${classes}::text[])
    group by part order by min(part)`.execute(db)
  const counts = rows.filter(({ part, total }) => part !== 'files' && total > 0)
  const told = counts.map(({ part, total }) => ({ title: titles.get(part) ?? part, rows: total }))
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
    if (ids.length > 0) told.push({ title: titles.get('candidates') ?? '', rows: ids.length })
  }
  return { counts: told.filter(({ rows: total }) => total > 0), files }
}

/** Lets the next sweep take the files of erased candidates: nobody may have them back. */
export async function forgetCandidateFiles(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<void> {
  await sql`update files set removed_at = now() - interval '2 days' where ${inThisCompany('files')}
    and owner_kind = 'candidate' and owner_id = any(${ids}::bigint[]) and removed_at is not null`.execute(db)
}
