import { sql } from 'kysely'
import type { ListField, ListSource } from '../../contract/list-query/source.ts'
import type { DB } from '../../db/tables.gen.ts'
import { namesIn, namesOfUnits } from '../../contract/list-query/names.ts'
import { awaitedFilters } from './awaited.ts'
import { inUnits } from './employee-units.ts'
import { contractEndFilter } from './contract-end/contract-end-filter.ts'
import { papersFilters } from './missing/papers-filters.ts'
import { profileFilters } from './profile/profile-filters.ts'
import { qualityFilters } from './quality/quality-filters.ts'

/** Employees whose row of a part of the file holds one of the values. */
function inColumn(
  table: keyof DB,
  column: string,
  type: 'text' | 'bigint',
): NonNullable<ListField['matches']> {
  return (values) => ({
    table,
    key: 'employee_id',
    where: (alias) => sql`${sql.ref(`${alias}.${column}`)} = any(${values}::${sql.raw(type)}[])`,
  })
}

/** Where lists of employees come from. */
export const employeeSource: ListSource = {
  table: 'employees',
  words: {
    table: 'employee_words',
    key: 'employee_id',
    together: { orderedBy: 'sort_name' },
    closed: {
      table: 'employee_search_words',
      mark: 'is_identity',
      needs: ['employee_sensitive'],
      // Twelve digits of a căn cước, nine of a CMND.
      mayBe: (word) => /^\d{9}(\d{3})?$/.test(word),
      called: 'số căn cước hoặc CMND',
    },
  },
  defaultSort: 'full_name',
  fields: {
    // The sort key is the folded given name, a space, and the whole folded name.
    full_name: {
      folded: sql`substr(employees.sort_name, strpos(employees.sort_name, ' ') + 1)`,
      sortsBy: sql`employees.sort_name`,
    },
    join_date: { isIndexed: true },
    nhansu_id: { folded: sql`lower(employees.nhansu_id)` },
    phone: { folded: sql`employees.phone` },
    department_id: { values: 'integer', matches: inUnits, names: namesOfUnits },
    marital_status: { values: 'string', matches: inColumn('employee_details', 'marital_status', 'text') },
    new_province_id: {
      values: 'integer',
      matches: inColumn('employee_addresses', 'new_province_id', 'bigint'),
    },
    ...awaitedFilters,
    ...profileFilters,
    ...papersFilters,
    ...qualityFilters,
    ...contractEndFilter,
    position_id: {
      values: 'integer',
      names: namesIn('positions'),
      matches: (positions) => ({
        table: 'employee_positions',
        key: 'employee_id',
        where: (alias) =>
          sql`${sql.ref(`${alias}.position_id`)} = any(${positions}::bigint[]) and ${sql.ref(`${alias}.to_date`)} is null`,
      }),
    },
  },
}
