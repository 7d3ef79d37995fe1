import { sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'

/** Which plans each scope shows: those of the reader's units; plans of the whole company are for who reads all of it. */
export const visiblePlans: RowConditions = {
  table: 'training_plans',
  unit: ({ session }) => sql`training_plans.department_id = any(${session.unitIds}::bigint[])`,
}
