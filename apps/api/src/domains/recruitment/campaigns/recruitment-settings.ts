import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'

type Settings = Data<'recruitmentSettings.show'>['settings']

/** As companies begin: nobody has to approve, no board is asked for. */
const shipped: Settings = {
  needs_approval: false,
  needs_board: false,
  code_pattern: 'TD-{year}-{seq}',
  version: 0,
}

/** What the current company asks for before a campaign opens. */
export async function recruitmentSettings({ db, companyId }: ProductContext): Promise<Settings> {
  const { rows } = await sql<Settings>`select needs_approval, needs_board, code_pattern, version
    from recruitment_settings where company_id = ${companyId}`.execute(db)
  return rows[0] ?? shipped
}

export default defineOperations('recruitmentSettings', {
  'recruitmentSettings.show': async (_, context) => ({ settings: await recruitmentSettings(context) }),

  'recruitmentSettings.update': async ({ body: { version, ...fields } }, context) => {
    const { db, companyId } = context
    await sql`insert into recruitment_settings (company_id, version) values (${companyId}, 0)
      on conflict do nothing`.execute(db)
    await sql`select from recruitment_settings where company_id = ${companyId} for update`.execute(db)
    const now = await recruitmentSettings(context)
    if (version !== undefined && version !== now.version) throw stale({ settings: now })
    const changes = Object.entries(fields).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    await sql`update recruitment_settings set ${changes.length > 0 ? sql.join(changes) : sql`version = version`}
      where company_id = ${companyId}`.execute(db)
    context.audit(savedChanges({ ...now }, fields))
    return { settings: await recruitmentSettings(context) }
  },
})
