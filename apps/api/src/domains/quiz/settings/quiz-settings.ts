import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { heldSettings, writeSettings } from '../../../settings-row.ts'
import { noticeOf } from '../taking/notice.ts'
import { examDefaults, shippedDefaults } from './exam-defaults.ts'

type Settings = Data<'quizSettings.show'>['settings']

export default defineOperations('quizSettings', {
  'quizSettings.show': async (_, context) => ({ settings: await settingsOf(context) }),

  'quizSettings.update': async ({ body: { version, notice, ...fields } }, context) => {
    const { db, companyId } = context
    const row = {
      table: 'quiz_settings',
      read: () => settingsOf(context),
      first: { ...shippedDefaults },
    } as const
    const now = await heldSettings(context, row, version)
    await writeSettings(context, row.table, fields)
    if (notice !== undefined && JSON.stringify(notice) !== JSON.stringify(now.notice)) {
      await sql`insert into quiz_notices (company_id, version, text)
        values (${companyId}, ${now.notice_version + 1}, ${notice})`.execute(db)
    }
    context.audit(savedChanges({ ...now }, { ...fields, ...(notice && { notice }) }))
    return { settings: await settingsOf(context) }
  },
})

async function settingsOf(context: ProductContext): Promise<Settings> {
  const { version, text } = await noticeOf(context)
  return { ...(await examDefaults(context)), notice: [...text], notice_version: version }
}
