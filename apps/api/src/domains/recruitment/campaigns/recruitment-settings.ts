import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { heldSettings, writeSettings } from '../../../settings-row.ts'

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
    const row = { table: 'recruitment_settings', read: () => recruitmentSettings(context) } as const
    const now = await heldSettings(context, row, version)
    await writeSettings(context, row.table, fields)
    context.audit(savedChanges({ ...now }, fields))
    return { settings: await recruitmentSettings(context) }
  },
})
