import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { defineOperations } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { heldSettings, writeSettings } from '../../settings-row.ts'

type Settings = Data<'contractSettings.show'>['settings']

/** As companies begin: nobody is asked for the number of his authority. */
const shipped: Settings = { needs_authority_no: false, version: 0 }

export default defineOperations('contractSettings', {
  'contractSettings.show': async (_, context) => ({ settings: await contractSettings(context) }),

  'contractSettings.update': async ({ body: { version, ...fields } }, context) => {
    const row = { table: 'contract_settings', read: () => contractSettings(context) } as const
    const now = await heldSettings(context, row, version)
    await writeSettings(context, row.table, fields)
    context.audit(savedChanges({ ...now }, fields))
    return { settings: await contractSettings(context) }
  },
})

/** Whether the company asks whoever signs its contracts and does not represent it by law for the number of his authority. */
export async function asksAuthorityNo(context: CompanyTransaction): Promise<boolean> {
  return (await contractSettings(context)).needs_authority_no
}

async function contractSettings({ db, companyId }: CompanyTransaction): Promise<Settings> {
  const { rows } = await sql<Settings>`select needs_authority_no, version
    from contract_settings where company_id = ${companyId}`.execute(db)
  return rows[0] ?? shipped
}
