import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { forbidden } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { heldSettings, writeSettings } from '../../../settings-row.ts'

type Settings = Schemas['ErasureSettings']

/** How the company erases leavers: by two people, unless it says otherwise. */
export async function erasureSettings({ db, inThisCompany }: CompanyTransaction): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select by_two, version from erasure_settings where ${inThisCompany('erasure_settings')}`.execute(db)
  return rows[0] ?? { by_two: true, version: 1 }
}

/**
 * Says whether leavers are erased by two people. What has been proposed keeps what held then.
 * @throws ApiFailure 403 for who does not hold both rights over the company, 409
 */
export const saveErasureSettings: Handler<'erasures.saveSettings'> = async (
  { body: { version, by_two } },
  context,
) => {
  if (!holdsBoth(context)) throw forbidden()
  const row = { table: 'erasure_settings', read: () => erasureSettings(context), first: {} } as const
  const before = await heldSettings(context, row, version)
  await writeSettings(context, 'erasure_settings', { by_two })
  context.audit({
    ...savedChanges({ by_two: before.by_two }, { by_two }),
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return { settings: await erasureSettings(context) }
}

function holdsBoth({ scopes }: ProductContext): boolean {
  return scopes.some(({ scope }) => scope === 'company')
}
