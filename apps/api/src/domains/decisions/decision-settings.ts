import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { invalidInput } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { heldSettings, writeSettings } from '../../settings-row.ts'

type Settings = Data<'decisionSettings.show'>['settings']

/** As companies begin: one person may draft and issue. */
const shipped: Settings = { needs_other_issuer: false, version: 0 }

export default defineOperations('decisionSettings', {
  'decisionSettings.show': async (_, context) => ({ settings: await decisionSettings(context) }),

  'decisionSettings.update': async ({ body: { version, ...fields } }, context) => {
    const row = { table: 'decision_settings', read: () => decisionSettings(context) } as const
    const now = await heldSettings(context, row, version)
    await writeSettings(context, row.table, fields)
    context.audit(savedChanges({ ...now }, fields))
    return { settings: await decisionSettings(context) }
  },
})

/** Whether a second person issues what one has drafted. */
export async function needsOtherIssuer(context: ProductContext): Promise<boolean> {
  return (await decisionSettings(context)).needs_other_issuer
}

/** @throws ApiFailure 400 for a number that is typed where what is drafted is left to a second person */
export function refuseNumber({ number }: { number?: string | null | undefined }): void {
  if (number === undefined || number === null) return
  throw invalidInput({
    number: ['Người soạn không tự ban hành: số do người ban hành nhập hoặc được cấp khi ban hành.'],
  })
}

async function decisionSettings({ db, companyId }: ProductContext): Promise<Settings> {
  const { rows } = await sql<Settings>`select needs_other_issuer, version
    from decision_settings where company_id = ${companyId}`.execute(db)
  return rows[0] ?? shipped
}
