import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Employee } from '../employee-rows.ts'
import { askedPapers, isMissing } from './asked-papers.ts'

/** What the list of employees says of papers; both fields come together. */
export const papersFields = ['papers_state', 'missing_papers'] as const

/** Adds to each employee the papers that he still has to hand in. */
export async function withMissingPapers<Row extends Pick<Employee, 'id'>>(
  context: ProductContext,
  employees: readonly Row[],
): Promise<Row[]> {
  const ids = employees.map(({ id }) => id)
  const { rows } = await sql<{ id: number; missing: string | null }>`
    select person.id, (
      select string_agg(missing.name, ', ' order by missing.sorted, missing.id)
      from (
        select paper.id, paper.name, vn_fold(paper.name) as sorted
        from (select) as nothing ${askedPapers(context)} where ${isMissing(context)}
      ) missing) as missing
    from employees person
    where ${context.inThisCompany('person')} and person.active and person.id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  const found = new Map(rows.map(({ id, missing }) => [id, missing]))
  return employees.map((employee) => {
    const missing_papers = found.get(employee.id) ?? null
    const papers_state = found.has(employee.id) ? (missing_papers ? 'incomplete' : 'complete') : null
    return { ...employee, papers_state, missing_papers }
  })
}
