import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { filesToRead } from './reader-state.ts'

/**
 * Refuses to take the last file away from a document that people are asked to read.
 * @throws ApiFailure 409
 */
export async function keepSomethingToRead(
  { db, inThisCompany }: ProductContext,
  documentId: number,
  fileId: number,
): Promise<void> {
  const { rows } = await sql`
    select from document_readings
    where ${inThisCompany('document_readings')} and document_id = ${documentId} and withdrawn_at is null
      and not exists (select from ${filesToRead} and stored.id <> ${fileId})
      and exists (select from ${filesToRead}) limit 1`.execute(db)
  if (rows.length > 0) {
    throw new ApiFailure(
      409,
      'Đang có người được yêu cầu đọc tài liệu này. Hãy thêm tệp mới trước khi gỡ tệp cuối cùng, hoặc thu hồi yêu cầu.',
    )
  }
}
