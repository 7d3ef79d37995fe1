import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'

export default defineOperations('employeeItSkills', {
  ...rowSet('employeeItSkills', {
    table: 'employee_it_skills',
    item: 'it_skill',
    rows: 'it_skills',
    order: sql`display_order`,
  }),
})
