import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'

export default defineOperations('employeeLanguages', {
  ...rowSet('employeeLanguages', {
    table: 'employee_languages',
    item: 'language',
    rows: 'languages',
    order: sql`display_order`,
  }),
})
