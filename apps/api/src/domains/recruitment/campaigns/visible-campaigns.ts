import { sql } from 'kysely'
import { visibleByDepartment } from '../../organisation/public.ts'

/** Which campaigns each scope shows: those of the reader's units and of all below. */
export const visibleCampaigns = visibleByDepartment('recruitments', sql`recruitments.department_id`)
