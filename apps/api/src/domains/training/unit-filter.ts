import { type RawBuilder, sql } from 'kysely'
import { namesOfUnits } from '../../contract/list-query/names.ts'
import type { ListField } from '../../contract/list-query/source.ts'
import { inUnits } from '../employees/public.ts'

/** Narrows a list to people of units and of those below them; `employeeId` is the column that names the person. */
export function ofUnits(employeeId: RawBuilder<unknown>): ListField {
  return {
    values: 'integer',
    names: namesOfUnits,
    matches: (units, context) => {
      const { where } = inUnits(units, context)
      return sql`exists (select from unit_people member where ${context.inThisCompany('member')}
        and member.employee_id = ${employeeId} and ${where('member')})`
    },
  }
}
