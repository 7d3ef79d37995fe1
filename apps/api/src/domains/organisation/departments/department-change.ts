import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** What a change to the tree begins with. */
export interface ChangedUnit {
  id: number
  name: string
  parent_id: number | null
  level: number
  is_active: boolean
  closed_on: string | null
  version: number
}

/** Keeps everybody else from changing the tree of this company, or hiring into it, until the transaction ends. */
export async function lockTree({ db, companyId }: ProductContext): Promise<void> {
  await sql`select lock_department_tree(${companyId}, true)`.execute(db)
}

/**
 * Takes the unit that is to change, with the tree locked.
 * @param newest what to answer when somebody has saved it since `version`
 * @throws ApiFailure 404 when it is not there, 409 when it has changed
 */
export async function unitToChange(
  context: ProductContext,
  id: number,
  version: number | undefined,
  newest: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<ChangedUnit> {
  await lockTree(context)
  const { rows } = await sql<ChangedUnit>`
    select id, name, parent_id, level, is_active, closed_on, version from departments
    where ${context.inThisCompany('departments')} and ${visibleRows(context, { table: 'departments' })} and id = ${id}
    for no key update`.execute(context.db)
  const [unit] = rows
  if (unit === undefined) throw notFound()
  if (version !== undefined && version !== unit.version) throw stale(await newest())
  return unit
}

/**
 * Lets the changes of this transaction hold from a day on.
 * @returns the day, today when none is named
 * @throws ApiFailure 400 for a day to come, or one before the unit changed last
 */
export async function takeEffect(
  { db, inThisCompany }: ProductContext,
  unitId: number,
  day: string | undefined,
  field: 'effective_date' | 'closed_on' = 'effective_date',
): Promise<string> {
  const { rows } = await sql<{ day: string; is_future: boolean; last: string | null }>`
    select coalesce(${day ?? null}::date, current_date) as day,
      coalesce(${day ?? null}::date > current_date, false) as is_future,
      (select to_char(max(valid_from), 'DD-MM-YYYY') from department_versions
       where ${inThisCompany('department_versions')} and department_id = ${unitId}
         and valid_from > coalesce(${day ?? null}::date, current_date)) as last`.execute(db)
  const [asked] = rows
  if (asked === undefined) throw new Error('a select without a table has a row')
  if (asked.is_future) throw invalidInput({ [field]: ['Ngày không được lớn hơn ngày hiện tại.'] })
  if (asked.last !== null) {
    throw invalidInput({
      [field]: [`Đơn vị đã thay đổi vào ngày ${asked.last}. Hãy chọn từ ngày đó trở đi.`],
    })
  }
  await sql`select set_config('app.effective_date', ${asked.day}, true)`.execute(db)
  return asked.day
}

/**
 * Refuses a parent, in words, that the unit cannot have: the tree's own rules stand in the database besides.
 * @param unit what is to hang below it; without an id it is a new one
 */
export async function refuseWrongParent(
  { db, inThisCompany, companyId }: ProductContext,
  unit: { id?: number; level: number },
  parentId: number | null,
  field: 'parent_id' | 'into_id' = 'parent_id',
): Promise<void> {
  if (parentId === null) return
  const { rows } = await sql<{ name: string; level: number; is_active: boolean; is_below: boolean }>`
    select name, level, is_active,
      exists (select from department_and_below(${companyId}, ${unit.id ?? null}) as below where below = id) as is_below
    from departments where ${inThisCompany('departments')} and id = ${parentId}`.execute(db)
  const [parent] = rows
  const refuse = (text: string) => invalidInput({ [field]: [text] })
  // The words of a reference that leads nowhere.
  if (parent === undefined) throw refuse('Đơn vị cấp trên không tồn tại.')
  if (parent.is_below) throw refuse('Đơn vị không được thuộc chính nó hoặc đơn vị trực thuộc của nó.')
  if (!parent.is_active) throw refuse(`Đơn vị "${parent.name}" đã giải thể.`)
  if (parent.level >= unit.level)
    throw refuse(`Cấp đơn vị phải thấp hơn cấp của đơn vị cấp trên "${parent.name}".`)
}

/**
 * Refuses a past day on which the unit could not have hung below the parent: it was not there yet, closed, or not above.
 */
export async function refuseParentOfThatDay(
  { db, inThisCompany }: ProductContext,
  unit: { level: number },
  parentId: number | null,
  day: string,
): Promise<void> {
  if (parentId === null) return
  const { rows } = await sql<{ fits: boolean }>`
    select coalesce(min(valid_from) <= ${day}::date, false)
      and coalesce(bool_and(level < ${unit.level} and is_active)
        filter (where valid_to is null or valid_to > ${day}::date), false) as fits
    from department_versions where ${inThisCompany('department_versions')} and department_id = ${parentId}`.execute(
    db,
  )
  if (rows[0]?.fits === true) return
  throw invalidInput({
    effective_date: [
      'Vào ngày hiệu lực, đơn vị cấp trên chưa thành lập hoặc khác cấp. Hãy chọn ngày muộn hơn.',
    ],
  })
}

/** A refusal (409) that names what prevents the change. */
export function conflict(text: string): ApiFailure {
  return new ApiFailure(409, text)
}
