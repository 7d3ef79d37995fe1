import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob } from '../../../jobs/define-job.ts'

/** Takes the files of archives whose time is over away, shortly before the sweep of the hour takes their bytes. */
export const forgetDueArchives = defineJob<Record<string, never>>({
  name: 'personal-data.forget-archives',
  title: 'Xóa gói dữ liệu cá nhân đã hết hạn tải',
  cron: '3 * * * *',
  isQuiet: true,
  run: async ({ inCompany }) => ({ forgotten: await inCompany(forgetArchives) }),
})

/**
 * Archives whose day is over, or that were fetched an hour ago, lose their file: the sweep takes the bytes at once, as
 * nobody may have them back. Theirs too of whom the file was deleted.
 */
async function forgetArchives({ db, inThisCompany }: CompanyTransaction): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update files set removed_at = now() - interval '2 days'
    where ${inThisCompany('files')} and owner_kind = 'data_archive' and removed_at is null
      and not exists (select from data_archives archive
        where ${inThisCompany('archive')} and archive.id = files.owner_id and archive.file_id = files.id
          and archive.expires_at > now() and coalesce(archive.taken_at > now() - interval '1 hour', true))`.execute(
    db,
  )
  await sql`
    update data_archives set file_id = null
    where ${inThisCompany('data_archives')} and file_id is not null and not exists (
      select from files where ${inThisCompany('files')} and files.id = data_archives.file_id and files.removed_at is null)`.execute(
    db,
  )
  return Number(numAffectedRows)
}
