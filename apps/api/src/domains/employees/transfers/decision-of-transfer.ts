import { transferStateLabels } from '@nhansu/sdk/domains/employee-transfers'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { spokenDay } from '../job/days.ts'
import type { TransferRow } from './transfer-rows.ts'

/**
 * The decision that hands somebody over is issued only when the other company has accepted him, on the day to which he has
 * agreed: nobody is left between two employers.
 * @throws ApiFailure 409
 */
export async function requireTransferAccepted(
  { db, inThisCompany }: ProductContext,
  { id, effective_date: day }: { id: number; effective_date: string },
): Promise<void> {
  const { rows } = await sql<Pick<TransferRow, 'state' | 'effective_date'> & { other: string }>`
    select kept.state, kept.effective_date, company.name as other
    from employee_transfers kept join companies company on company.id = kept.other_company_id
    where ${inThisCompany('kept')} and kept.decision_id = ${id}`.execute(db)
  const [transfer] = rows
  if (transfer === undefined) return
  if (transfer.state !== 'accepted') {
    throw new ApiFailure(
      409,
      `Quyết định này chuyển nhân viên sang ${transfer.other}, đề nghị đang ở trạng thái '${transferStateLabels[transfer.state]}'. Chỉ ban hành khi công ty đó đã tiếp nhận.`,
    )
  }
  if (transfer.effective_date !== day) {
    throw new ApiFailure(
      409,
      `Nhân viên đã đồng ý chuyển sang ${transfer.other} từ ngày ${spokenDay(transfer.effective_date)}. Ngày hiệu lực của quyết định phải là ngày đó.`,
    )
  }
}
