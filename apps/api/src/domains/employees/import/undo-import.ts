import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { sentencesOf } from '../../../workbooks/import/write.ts'
import { forgetPastDecisions } from '../../decisions/public.ts'
import { takeAvatar } from '../file/employee-avatar.ts'
import { cardValues, storeCard } from '../file/employee-card.ts'
import { storeGroup, valuesOf } from '../file/file-group.ts'
import { type ChangedBy, recordFieldChanges } from '../history/record-field-changes.ts'
import { lockEmployees } from '../job/write-timelines.ts'
import { checkFilesAfter } from '../quality/check-files-job.ts'
import { changesOfRow, ofEmployee, readRows, type Row, rowFields } from '../rows/write-row.ts'
import { obstacles } from './held-back.ts'
import { type ImportedFile, importedFiles, type OwnImport, ownImport } from './imported-files.ts'
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
 * @param people for these alone; for the others the import stays, and can be undone later
 * @throws ApiFailure 404 when there was none, or not mine, or one of the people is not of it, or not any more; 409 for a file
 *   that somebody has changed, or that is in use, since
 */
export async function undoEmployeeImport(
  context: ProductContext,
  id: number,
  people?: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany, session } = context
  const made = await ownImport(context, id, { isHeld: true })
  const { rows: changes } = await sql<KeptChange>`
    select record_id as id, before from import_changes
    where ${inThisCompany('import_changes')} and import_id = ${id}
      and (${people === undefined} or record_id = any(${people ?? []}::bigint[]))
    order by before is null desc, (before ->> 'place')::integer desc nulls last, record_id desc`.execute(db)
  if (people !== undefined && changes.length < people.length) throw notFound()
  const ids = changes.map((change) => change.id)
  await lockEmployees(context, ids)
  await refuseChanged(context, made, ids)
  await forgetPastDecisions(context, id, made.madeAt, people)
  const by: ChangedBy = { userId: session.userId, source: 'import', sourceId: id }
  for (const { id: employeeId, before } of changes) {
    // Whoever was taken in last goes first: those above him were taken in before him. Then files change back in the reverse
    // of the order in which they were written, since a number may have gone from one to another.
    if (before === null) await takeOut(context, employeeId)
    else await refusedAsWhole(() => putFileBack(context, employeeId, before, by))
    context.audit({ recordId: employeeId })
  }
  await forgetChanges(context, id, ids)
  await checkFilesAfter(context)
  return { ids }
}

/** What is undone cannot be undone again; an import of which nothing is left to undo is none any more. */
async function forgetChanges(
  { db, inThisCompany }: ProductContext,
  id: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from import_changes
    where ${inThisCompany('import_changes')} and import_id = ${id} and record_id = any(${ids}::bigint[])`.execute(
    db,
  )
  await sql`
    delete from imports
    where ${inThisCompany('imports')} and id = ${id} and not exists (
      select from import_changes kept where ${inThisCompany('kept')} and kept.import_id = ${id})`.execute(db)
}

async function refuseChanged(
  context: ProductContext,
  made: OwnImport,
  ids: readonly number[],
): Promise<void> {
  const files = await importedFiles(context, made, ids)
  if (files.some(({ isVisible }) => !isVisible)) throw notFound()
  if (files.length < ids.length) {
    throw new ApiFailure(409, 'Không thể hoàn tác vì có hồ sơ đã bị xóa sau khi nhập.')
  }
  for (const { holds, refusal } of obstacles) {
    const file = files.find(holds)
    if (file) throw new ApiFailure(409, refusal(named(file)))
  }
  await refuseManagers(context, made, files)
}

const named = ({ nhansu_id: code, full_name: name }: ImportedFile): string => `${code} - ${name}`

/** @throws ApiFailure 409 that names the manager of somebody who stays */
async function refuseManagers(
  context: ProductContext,
  made: OwnImport,
  files: readonly ImportedFile[],
): Promise<void> {
  const gone = new Set(files.map(({ id }) => id))
  const stay = (manager: ImportedFile) => manager.manages.filter((id) => !gone.has(id))
  const manager = files.find((file) => stay(file).length > 0)
  if (manager === undefined) return
  const others = stay(manager)
  const ofIt = await importedFiles(context, made, others)
  throw new ApiFailure(
    409,
    ofIt.filter(({ isNew }) => isNew).length === others.length
      ? `${named(manager)} là quản lý trực tiếp của người khác trong lần nhập này. Hãy chọn cả những người đó.`
      : `Không thể hoàn tác vì ${named(manager)} đang là quản lý trực tiếp của người khác.`,
  )
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
