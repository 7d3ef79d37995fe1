import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/define-job.ts'

/** Lets go, every hour and before the files are swept, of what strangers sent for a form that never came. */
export const forgetUploads = defineJob<Record<string, never>>({
  name: 'portal.forget-uploads',
  title: 'Dọn tệp của hồ sơ dự tuyển chưa gửi',
  cron: '5 * * * *',
  isQuiet: true,
  run: async ({ inCompany }) => ({ forgotten: await inCompany(forgetUnsent) }),
})

/**
 * Takes away the files whose time is over. Nobody can want them back, so they have no day of grace: the next sweep takes
 * their bytes.
 * @returns how many there were
 */
export async function forgetUnsent({ db, inThisCompany }: CompanyTransaction): Promise<number> {
  const { rows } = await sql`
    with over as (
      delete from application_uploads upload where ${inThisCompany('upload')} and upload.expires_at < now()
      returning upload.file_id
    )
    update files set removed_at = now() - interval '25 hours', name = 'Đã xóa'
    where ${inThisCompany('files')} and id in (select file_id from over) and owner_kind = 'application_upload'
    returning id`.execute(db)
  // Counted outside every company; whichever company's hour strikes first forgets them for all.
  await sql`select forget_portal_attempts()`.execute(db)
  return rows.length
}
