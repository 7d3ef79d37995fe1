import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'
import type { RowSetSettings } from './write-row.ts'

/** What the rows of this set are, for whatever writes them. */
export const itSkillsSet: RowSetSettings = {
  table: 'employee_it_skills',
  item: 'it_skill',
  rows: 'it_skills',
  order: sql`display_order`,
}

export default defineOperations('employeeItSkills', {
  ...rowSet('employeeItSkills', itSkillsSet),
})
