import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'

export default defineOperations('fileUsage', {
  'fileUsage.show': async (_, { db, inThisCompany, files: { quotas } }) => {
    const { rows } = await sql<{ files: number; bytes: number }>`
      select
        (select count(*)::integer from files where ${inThisCompany('files')}) as files,
        coalesce((select bytes from file_usage where ${inThisCompany('file_usage')}), 0) as bytes`.execute(db)
    const [{ files, bytes } = { files: 0, bytes: 0 }] = rows
    return {
      file_usage: {
        files,
        used_bytes: bytes,
        most_bytes: quotas.companyBytes,
        most_files_a_day: quotas.filesADay,
      },
    }
  },
})
