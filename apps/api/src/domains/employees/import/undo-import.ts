import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { sentencesOf } from '../../../workbooks/import/write.ts'
import { forgetPastDecisions } from '../../decisions/public.ts'
import { takeAvatar } from '../file/employee-avatar.ts'
import { cardValues, storeCard } from '../file/employee-card.ts'
import { storeGroup, valuesOf } from '../file/file-group.ts'
import { type ChangedBy, recordFieldChanges } from '../history/record-field-changes.ts'
import { lockEmployees } from '../job/write-timelines.ts'
import { checkFilesAfter } from '../quality/check-files-job.ts'
import { changesOfRow, ofEmployee, readRows, type Row, rowFields } from '../rows/write-row.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { type FileSheet, fileSheets } from './sheets.ts'
import type { KeptFile } from './write-plan.ts'

interface KeptChange {
  id: number
  /** Null for somebody whom the import has taken in. */
  before: KeptFile | null
}

/**
 * Takes one's own import of a moment ago back as a whole: whom it took in is gone, what it changed is as it was. A code that
 * came with the workbook is free again, so that the workbook can be put right and sent once more.
 * @throws ApiFailure 404 when there was none, or not mine; 409 for a file that somebody has changed, or that is in use, since
 */
export async function undoEmployeeImport(context: ProductContext, id: number): Promise<{ ids: number[] }> {
  const { db, inThisCompany, session } = context
  const { rows: imports } = await sql<{ made_at: string }>`
    select made_at::text from imports
    where ${inThisCompany('imports')} and id = ${id} and resource = 'employees' and made_by = ${session.userId}
      and made_at > now() - ${undoWindow} for update`.execute(db)
  const [kept] = imports
  if (kept === undefined) throw notFound()
  const { rows: changes } = await sql<KeptChange>`
    select record_id as id, before from import_changes
    where ${inThisCompany('import_changes')} and import_id = ${id}
    order by before is null desc, (before ->> 'place')::integer desc nulls last, record_id desc`.execute(db)
  const ids = changes.map((change) => change.id)
  await lockEmployees(context, ids)
  await refuseChanged(context, id, kept.made_at, changes)
  await forgetPastDecisions(context, id, kept.made_at)
  const by: ChangedBy = { userId: session.userId, source: 'import', sourceId: id }
  for (const { id: employeeId, before } of changes) {
    // Whoever was taken in last goes first: those above him were taken in before him. Then files change back in the reverse
    // of the order in which they were written, since a number may have gone from one to another.
    if (before === null) await takeOut(context, employeeId)
    else await refusedAsWhole(() => putFileBack(context, employeeId, before, by))
    context.audit({ recordId: employeeId })
  }
  await sql`delete from imports where ${inThisCompany('imports')} and id = ${id}`.execute(db)
  await checkFilesAfter(context)
  return { ids }
}

interface Standing {
  id: number
  name: string
  isVisible: boolean
  isChanged: boolean
  hasAccount: boolean
}

async function refuseChanged(
  context: ProductContext,
  importId: number,
  madeAt: string,
  changes: readonly KeptChange[],
): Promise<void> {
  const { db, inThisCompany } = context
  const ids = changes.map(({ id }) => id)
  const { rows } = await sql<Standing>`
    select employees.id, employees.nhansu_id || ' - ' || employees.full_name as name,
      coalesce(${visibleRows(context, visibleEmployees)}, false) as "isVisible",
      exists (select from employee_history line
        where ${inThisCompany('line')} and line.employee_id = employees.id and line.at >= ${madeAt}::timestamptz
          and not (line.source = 'import' and line.source_id is not distinct from ${importId}))
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
        as "hasAccount"
    from employees where ${inThisCompany('employees')} and employees.id = any(${ids}::bigint[])`.execute(db)
  if (rows.some(({ isVisible }) => !isVisible)) throw notFound()
  if (rows.length < ids.length) {
    throw new ApiFailure(409, 'Không thể hoàn tác vì có hồ sơ đã bị xóa sau khi nhập.')
  }
  const taken = new Set(changes.filter(({ before }) => before === null).map(({ id }) => id))
  const changed = rows.find(({ isChanged }) => isChanged)
  if (changed) {
    throw new ApiFailure(409, `Không thể hoàn tác vì hồ sơ ${changed.name} đã được sửa sau khi nhập.`)
  }
  const signsIn = rows.find(({ id, hasAccount }) => hasAccount && taken.has(id))
  if (signsIn) throw new ApiFailure(409, `Không thể hoàn tác vì ${signsIn.name} đã có tài khoản.`)
}

/** A file that others refer to by now is refused by the database, in the words of whatever refers to it. */
async function takeOut(context: ProductContext, id: number): Promise<void> {
  const { db, inThisCompany, session } = context
  const { rows } = await sql<{ code: string; isTyped: boolean }>`
    select nhansu_id as code, not exists (select from drawn_numbers drawn
        where ${inThisCompany('drawn')} and drawn.kind = 'employee' and drawn.number = nhansu_id) as "isTyped"
    from employees where ${inThisCompany('employees')} and id = ${id}`.execute(db)
  const [{ code, isTyped } = { code: '', isTyped: false }] = rows
  await sql`select remove_employee_file(${id}, ${session.userId})`.execute(db)
  await takeAvatar(context, id)
  if (!isTyped) return
  // It cannot come back by 'Hoàn tác xóa' once somebody else may bear the code.
  await sql`
    delete from deleted_records
    where ${inThisCompany('deleted_records')} and resource = 'employees' and record_id = ${id}`.execute(db)
  await sql`select forget_person(${code})`.execute(db)
}

/** An undo has no fields at which a refusal could stand: it is told in a sentence. */
async function refusedAsWhole(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 400) throw error
    throw new ApiFailure(409, `Không thể hoàn tác. ${sentencesOf(error).join(' ')}`)
  }
}

/** What stood there was as good as any before the import, so nothing judges it anew. */
async function putFileBack(
  context: ProductContext,
  id: number,
  { card, sheets }: KeptFile,
  by: ChangedBy,
): Promise<void> {
  if (card !== undefined) await storeCard(context, id, card as Row, await cardValues(context, id), by)
  for (const sheet of fileSheets) {
    const before = sheets[sheet.name]
    if (before === undefined) continue
    if (sheet.rows) await putRowsBack(context, sheet.rows, id, before as Row[], by)
    else if (sheet.group) {
      const now = await valuesOf(context, sheet.group, { id })
      await storeGroup(context, sheet.group, id, before as Row, now, by)
    }
  }
}

async function putRowsBack(
  context: ProductContext,
  { resource, set }: NonNullable<FileSheet['rows']>,
  employeeId: number,
  before: readonly Row[],
  by: ChangedBy,
): Promise<void> {
  const { table } = set
  const now = await readRows(context, set, employeeId)
  const mine = ofEmployee(context, table, employeeId)
  const added = now.filter((row) => before.every((old) => old['id'] !== row['id']))
  await sql`
    delete from ${sql.table(table)} where ${mine} and id = any(${added.map(({ id }) => id)}::bigint[])`.execute(
    context.db,
  )
  const changed = before.flatMap((old) => {
    const row = now.find(({ id }) => id === old['id'])
    const fields = row ? rowFields(resource).filter((field) => row[field] !== old[field]) : []
    return fields.length > 0 ? [{ old, row, fields }] : []
  })
  // What one row alone may be, such as the account that receives the pay, another has to give up before.
  const takes = ({ old, fields }: (typeof changed)[number]) =>
    Number(fields.some((field) => old[field] === true))
  for (const { old, fields } of changed.toSorted((one, other) => takes(one) - takes(other))) {
    const values = fields.map((field) => sql`${sql.ref(field)} = ${old[field]}`)
    await sql`update ${sql.table(table)} set ${sql.join(values)} where ${mine} and id = ${old['id']}`.execute(
      context.db,
    )
  }
  await recordFieldChanges(context, by, [
    ...added.flatMap((row) => changesOfRow(resource, set, employeeId, row, undefined)),
    ...changed.flatMap(({ old, row }) => changesOfRow(resource, set, employeeId, row, old)),
  ])
}
