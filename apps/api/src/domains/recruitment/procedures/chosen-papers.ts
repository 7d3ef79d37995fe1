import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { FileRow } from '../../../files/records.ts'
import { type NewcomersPaper, typesOfPapers } from '../../documents/public.ts'

/** A file of a candidate on its way into the employee's documents. */
interface ChosenPaper extends NewcomersPaper {
  /** What is told of it before it is done. */
  says: string
}

/**
 * The files of a candidate that were chosen to become documents of the employee, each once.
 * @throws ApiFailure 400 at a file that is not his or stands twice, 403 without the right to documents, 409 until it is scanned
 */
export async function chosenPapers(
  context: ProductContext,
  candidateId: number,
  chosen: readonly { file_id: number; document_type_id: number }[],
): Promise<ChosenPaper[]> {
  if (chosen.length === 0) return []
  const types = await typesOfPapers(context, chosen)
  const { rows } = await sql<FileRow>`
    select id, blob, name, media_type, size, scan_state, created_at from files
    where ${context.inThisCompany('files')} and owner_kind = 'candidate' and owner_id = ${candidateId}
      and removed_at is null and id = any(${chosen.map(({ file_id: id }) => id)}::bigint[])`.execute(
    context.db,
  )
  const files = new Map(rows.map((file) => [file.id, file]))
  return chosen.map(({ file_id: id, document_type_id: type }, at) => {
    const file = files.get(id)
    if (file === undefined || chosen.findIndex((other) => other.file_id === id) < at) {
      throw invalidInput({
        [`papers.${at}.file_id`]: ['Tệp không có trong hồ sơ ứng viên hoặc đã được chọn.'],
      })
    }
    if (file.scan_state === 'pending' || file.scan_state === 'infected') {
      throw new ApiFailure(409, `Tệp ${file.name} đang được kiểm tra vi-rút nên chưa đưa vào hồ sơ được.`)
    }
    const says = `Đưa '${file.name}' vào tài liệu của nhân viên, loại '${types.get(type) ?? ''}'.`
    return { file, document_type_id: type, says }
  })
}
