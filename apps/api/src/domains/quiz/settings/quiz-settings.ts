import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { noticeOf } from '../taking/notice.ts'
import { examDefaults, shippedDefaults } from './exam-defaults.ts'

type Settings = Data<'quizSettings.show'>['settings']

export default defineOperations('quizSettings', {
  'quizSettings.show': async (_, context) => ({ settings: await settingsOf(context) }),

  'quizSettings.update': async ({ body: { version, notice, ...fields } }, context) => {
    const { db, companyId } = context
    const { version: first, ...shipped } = shippedDefaults
    await sql`insert into quiz_settings (company_id, version, ${sql.join(Object.keys(shipped).map((field) => sql.ref(field)))})
      values (${companyId}, ${first}, ${sql.join(Object.values(shipped))}) on conflict do nothing`.execute(db)
    await sql`select from quiz_settings where company_id = ${companyId} for update`.execute(db)
    const now = await settingsOf(context)
    if (version !== undefined && version !== now.version) throw stale({ settings: now })
    const changes = Object.entries(fields).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    await sql`update quiz_settings set ${changes.length > 0 ? sql.join(changes) : sql`version = version`}
      where company_id = ${companyId}`.execute(db)
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
