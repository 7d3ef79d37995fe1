import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import {
  attach,
  attached,
  detach,
  type FileRow,
  type Place,
  putFileBack,
  shownFile,
} from '../../../files/records.ts'
import { giveTicket } from '../../../files/tickets.ts'
import { openFile } from '../open-file.ts'

/**
 * The files of diplomas, each of a row of education: seen by whoever sees the rows, written by whoever writes them. With a
 * row that is deleted its file is out of reach, and back with it; the night takes the files of rows that stay away.
 */
export default defineOperations('employeeDiplomas', {
  'employeeDiplomas.list': async ({ path }, context) => {
    const { id } = await openFile(context, path.id)
    return { diplomas: await diplomasOf(context, id) }
  },

  'employeeDiplomas.storeFile': async ({ path, body: { file } }, context) => {
    const place = await openRow(context, path, true)
    const stored = await attach(context, place, file)
    await detach(context, place, stored.id)
    note(context, path, stored.id)
    return answer(context, place)
  },

  'employeeDiplomas.destroyFile': async ({ path }, context) => {
    const place = await openRow(context, path, true)
    if ((await detach(context, place)) === 0) throw notFound()
    note(context, path)
    return answer(context, place)
  },

  'employeeDiplomas.restoreFile': async ({ path, body }, context) => {
    const place = await openRow(context, path, true)
    await putFileBack(context, place, body, {
      gone: 'Tệp văn bằng đã được gỡ nên không hoàn tác được.',
      other: 'Đã có tệp văn bằng khác nên không hoàn tác được.',
    })
    note(context, path, body.id)
    return answer(context, place)
  },

  'employeeDiplomas.fileTicket': async ({ path }, context) => {
    const [file] = await attached(context, await openRow(context, path))
    if (file === undefined) throw notFound()
    context.audit({
      recordId: path.id,
      detail: { education_id: path.row_id, file_id: file.id },
      seen: { deed: 'download', employeeIds: [path.id] },
    })
    return giveTicket(context, file.id)
  },
})

interface RowPath {
  id: number
  row_id: number
}

/**
 * Opens a row of education for its file.
 * @throws ApiFailure 404 for a row that is not there, or is another employee's
 */
async function openRow(context: ProductContext, { id, row_id }: RowPath, forWriting = false): Promise<Place> {
  await openFile(context, id, forWriting)
  const { rows } = await sql`
    select from employee_educations
    where ${context.inThisCompany('employee_educations')} and employee_id = ${id} and id = ${row_id}`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
  return { ownerKind: 'employee_education', ownerId: row_id, purpose: 'employee_diploma' }
}

async function diplomasOf({ db, inThisCompany }: CompanyTransaction, employeeId: number) {
  const { rows } = await sql<FileRow & { education_id: number }>`
    select distinct on (files.owner_id) files.owner_id as education_id, files.id, files.blob, files.name, files.media_type,
      files.size, files.scan_state, files.created_at
    from employee_educations education
    join files on files.company_id = education.company_id and files.owner_kind = 'employee_education'
      and files.owner_id = education.id and files.purpose = 'employee_diploma' and files.removed_at is null
    where ${inThisCompany('education')} and education.employee_id = ${employeeId}
    order by files.owner_id, files.id desc`.execute(db)
  return rows.map(({ education_id, ...file }) => ({ education_id, file: shownFile(file) }))
}

function note(context: ProductContext, { id, row_id }: RowPath, fileId?: number): void {
  const detail = { education_id: row_id, ...(fileId !== undefined && { file_id: fileId }) }
  context.audit({ recordId: id, changedFields: ['diploma'], detail })
}

async function answer(context: CompanyTransaction, place: Place) {
  const [file] = await attached(context, place)
  return { diploma: file === undefined ? null : shownFile(file) }
}
