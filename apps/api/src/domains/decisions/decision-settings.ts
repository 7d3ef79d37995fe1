import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { stale } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'

type Settings = Data<'decisionSettings.show'>['settings']

/** As companies begin: one person may draft and issue. */
const shipped: Settings = { needs_other_issuer: false, version: 0 }

export default defineOperations('decisionSettings', {
  'decisionSettings.show': async (_, context) => ({ settings: await decisionSettings(context) }),

  'decisionSettings.update': async ({ body: { version, ...fields } }, context) => {
    const { db, companyId } = context
    await sql`insert into decision_settings (company_id, version) values (${companyId}, 0)
      on conflict do nothing`.execute(db)
    await sql`select from decision_settings where company_id = ${companyId} for update`.execute(db)
    const now = await decisionSettings(context)
    if (version !== undefined && version !== now.version) throw stale({ settings: now })
    const { needs_other_issuer = now.needs_other_issuer } = fields
    await sql`update decision_settings set needs_other_issuer = ${needs_other_issuer}
      where company_id = ${companyId}`.execute(db)
    context.audit(savedChanges({ ...now }, fields))
    return { settings: await decisionSettings(context) }
  },
})

async function decisionSettings({ db, companyId }: ProductContext): Promise<Settings> {
  const { rows } = await sql<Settings>`select needs_other_issuer, version
    from decision_settings where company_id = ${companyId}`.execute(db)
  return rows[0] ?? shipped
}
