import { type SqlBool, sql } from 'kysely'
import { namesOfUnits } from '../../contract/list-query/names.ts'
import type { ListField } from '../../contract/list-query/source.ts'
import type { DB } from '../../db/tables.gen.ts'

/** A list's filter by the unit that its records name: those of the units below belong to it, as the screen says. */
export function unitsBelow(table: keyof DB): ListField {
  return {
    values: 'integer',
    names: namesOfUnits,
    matches: (units, { companyId }) => ({
      table,
      key: 'id',
      where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.department_id`)} in (
        select below from unnest(${units}::bigint[]) as chosen (unit_id),
          department_and_below(${companyId}, chosen.unit_id) as below)`,
    }),
  }
}
