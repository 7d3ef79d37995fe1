import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'
import type { RowSetSettings } from './write-row.ts'

/** What the rows of this set are, for whatever writes them. */
export const languagesSet: RowSetSettings = {
  table: 'employee_languages',
  item: 'language',
  rows: 'languages',
  order: sql`display_order`,
}

export default defineOperations('employeeLanguages', {
  ...rowSet('employeeLanguages', languagesSet),
})
