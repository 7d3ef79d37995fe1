import { sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'

/** Which campaigns each scope shows: those of the reader's units. */
export const visibleCampaigns: RowConditions = {
  table: 'recruitments',
  unit: ({ session }) => sql`recruitments.department_id = any(${session.unitIds}::bigint[])`,
}
