import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'

/**
 * Whether who asks still works for the company. Whoever has left it sits on no board any more, even where his account was
 * opened again for something else.
 */
export function worksHere({ companyId, session }: DeedContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from employees asking
    where asking.company_id = ${companyId} and asking.id = ${session.employeeId} and asking.active)`
}
