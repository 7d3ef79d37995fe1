import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { visibleEmployees } from '../visible-employees.ts'

/** One's own import that can still be undone. */
export interface OwnImport {
  id: number
  madeAt: string
}

/**
 * Finds one's own import of a moment ago.
 * @param isHeld whether nobody else may undo any of it meanwhile
 * @throws ApiFailure 404 when there was none, or not mine
 */
export async function ownImport(
  { db, inThisCompany, session }: ProductContext,
  id: number,
  { isHeld }: { isHeld: boolean },
): Promise<OwnImport> {
  const { rows } = await sql<OwnImport>`
    select id, made_at::text as "madeAt" from imports
    where ${inThisCompany('imports')} and id = ${id} and resource = 'employees' and made_by = ${session.userId}
      and made_at > now() - ${undoWindow} ${isHeld ? sql`for update` : sql``}`.execute(db)
  const [kept] = rows
  if (kept === undefined) throw notFound()
  return kept
}

/** A file that an import has written, as it stands by now. */
export interface ImportedFile {
  id: number
  nhansu_id: string
  full_name: string
  /** He was taken in by it. */
  isNew: boolean
  isVisible: boolean
  isChanged: boolean
  hasAccount: boolean
  /** Sheets that changed the file of somebody who was there, the people's own aside. */
  parts: string[]
  changedCard: boolean
  /** Whose direct manager he is, if he was taken in by it; they need not be of it. */
  manages: number[]
}

/**
 * The files that an import has written and that are still there, by name.
 * @param people these of them alone
 */
export async function importedFiles(
  context: ProductContext,
  { id, madeAt }: OwnImport,
  people?: readonly number[],
): Promise<ImportedFile[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<ImportedFile>`
    select employees.id, employees.nhansu_id, employees.full_name, kept.before is null as "isNew",
      coalesce(${visibleRows(context, visibleEmployees)}, false) as "isVisible",
      exists (select from employee_history line
        where ${inThisCompany('line')} and line.employee_id = employees.id and line.at >= ${madeAt}::timestamptz
          and not (line.source = 'import' and line.source_id is not distinct from ${id}))
      or exists (select from job_changes change
        where ${inThisCompany('change')} and change.employee_id = employees.id
          and (change.written_at > ${madeAt}::timestamptz or change.ended_at > ${madeAt}::timestamptz))
      or exists (select from employee_educations education
        join files on files.company_id = education.company_id and files.owner_kind = 'employee_education'
          and files.owner_id = education.id and files.removed_at is null
        where ${inThisCompany('education')} and education.employee_id = employees.id
          and files.created_at > ${madeAt}::timestamptz)
      or exists (select from leaver_tasks task
        where ${inThisCompany('task')} and task.employee_id = employees.id
          and task.updated_at > ${madeAt}::timestamptz) as "isChanged",
      exists (select from accounts where ${inThisCompany('accounts')} and accounts.person_id = employees.person_id)
        as "hasAccount",
      array(select jsonb_object_keys(kept.before -> 'sheets')) as parts,
      kept.before -> 'card' is not null as "changedCard",
      case when kept.before is null then array(
        select distinct change.employee_id from job_changes change
        where ${inThisCompany('change')} and change.direct_manager_id = employees.id) else '{}' end as manages
    from import_changes kept
    join employees on ${inThisCompany('employees')} and employees.id = kept.record_id
    where ${inThisCompany('kept')} and kept.import_id = ${id}
      and (${people === undefined} or kept.record_id = any(${people ?? []}::bigint[]))
    order by employees.sort_name, employees.id`.execute(db)
  return rows
}
