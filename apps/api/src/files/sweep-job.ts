import { defineJob } from '../jobs/define-job.ts'
import { openFiles } from './files.ts'
import { sweep } from './sweep.ts'

/** Brings the stored files of every company and what is known of them together again, once an hour. */
export const sweepFiles = defineJob<Record<string, never>>({
  name: 'files.sweep',
  title: 'Dọn tệp không còn dùng và quét tệp đang chờ',
  cron: '7 * * * *',
  isQuiet: true,
  run: async ({ companyId, inCompany, settings }) => {
    const files = await openFiles(settings)
    try {
      return { ...(await sweep({ files, companyId, inCompany })) }
    } finally {
      files.store.close()
    }
  },
})
