import { readdir, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { mailFile, mailFolder } from './transport.ts'

/**
 * Removes the files of a company's mails whose rows are gone: what the outbox no longer shows, no folder keeps. A file is
 * written only for a row that is there, so one without a row is over.
 * @returns how many were removed
 */
export async function removeStrayMailFiles(
  dataDir: string,
  { db, inThisCompany, companyId }: CompanyTransaction,
): Promise<number> {
  const names = await readdir(mailFolder(dataDir)).catch(() => [])
  const ids = names.flatMap((name) => {
    const [, company, id] = /^(\d+)-(\d+)\.eml$/.exec(name) ?? []
    return Number(company) === companyId ? [Number(id)] : []
  })
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::bigint[]) as id
    where not exists (select from mails where ${inThisCompany('mails')} and mails.id = id.id)`.execute(db)
  for (const { id } of rows) await rm(mailFile(dataDir, companyId, id), { force: true })
  return rows.length
}
