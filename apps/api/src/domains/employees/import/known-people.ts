import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleEmployees } from '../visible-employees.ts'

/** Somebody of the company whom a workbook names. */
export interface KnownPerson {
  id: number
  reaches: RowReaches
  isVisible: boolean
}

/** What the database knows of the codes and units of a workbook. */
export interface Known {
  people: ReadonlyMap<string, KnownPerson>
  /** Codes that somebody in the group has, wherever he works. */
  taken: ReadonlySet<string>
  /** Units of the sender, with all below them: each right of his may reach no further. */
  units: ReadonlySet<number>
}

/** Asks for all of it at once. */
export async function readKnown(context: ProductContext, codes: readonly string[]): Promise<Known> {
  const { db, inThisCompany } = context
  const { rows } = await sql<KnownPerson & { code: string }>`
    select employees.nhansu_id as code, employees.id, ${rowReaches(context, visibleEmployees)} as reaches,
      coalesce(${visibleRows(context, visibleEmployees)}, false) as "isVisible"
    from employees where ${inThisCompany('employees')} and employees.nhansu_id = any(${codes}::text[])`.execute(
    db,
  )
  const taken = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) as code where person_code_is_taken(code)`.execute(db)
  return {
    people: new Map(rows.map(({ code, ...person }) => [code, person])),
    taken: new Set(taken.rows.map(({ code }) => code)),
    units: await ownUnits(context),
  }
}

async function ownUnits({ db, inThisCompany, session }: ProductContext): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    with recursive mine (id) as (
      select id from departments where ${inThisCompany('departments')} and id = any(${session.unitIds}::bigint[])
      union
      select child.id from departments child join mine on child.parent_id = mine.id
      where ${inThisCompany('child')}
    )
    select id from mine`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** How far the sender's narrower scopes cover somebody new, by the unit that he comes into. */
export function reachesOfNew({ units }: Known, unitId: unknown): RowReaches {
  return [units.has(Number(unitId)), false]
}
