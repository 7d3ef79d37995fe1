import { transferStateLabels } from '@nhansu/sdk/domains/employee-transfers'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { DeedContext } from '../../../contract/handlers.ts'
import { spokenDay } from '../job/days.ts'
import type { TransferRow } from './transfer-rows.ts'

const endOfEmployment = 7

/** A decision that is about to be issued. */
interface Issued {
  id: number
  decision_type: number
  effective_date: string
  people: readonly { employee_id: number; effective_date?: string | null | undefined }[]
}

interface Found extends Pick<TransferRow, 'state' | 'effective_date'> {
  employee_id: number
  other: string
}

/**
 * The decision that hands somebody over is issued only when the other company has accepted him, about him and on the day to
 * which he has agreed: nobody is left between two employers. Nor does another decision end the work of whom a proposal names.
 * @throws ApiFailure 409
 */
export async function requireTransferAccepted(
  { db, inThisCompany }: DeedContext,
  { id, decision_type: type, effective_date: day, people }: Issued,
): Promise<void> {
  const ids = people.map(({ employee_id }) => employee_id)
  const { rows } = await sql<Found>`
    select kept.state, kept.effective_date, kept.employee_id, company.name as other
    from employee_transfers kept join companies company on company.id = kept.other_company_id
    where ${inThisCompany('kept')} and kept.direction = 'out'
      and (kept.decision_id = ${id} or ${type === endOfEmployment} and kept.state in ('asking', 'waiting')
        and kept.employee_id = any(${ids}::bigint[]))
    order by kept.id`.execute(db)
  for (const transfer of rows) {
    const { state, other, effective_date: agreed } = transfer
    if (state === 'asking') {
      throw new ApiFailure(
        409,
        `Quyết định này chuyển nhân viên sang ${other} và nhân viên chưa trả lời có đồng ý hay không. Chỉ ban hành khi nhân viên đồng ý và công ty đó đã tiếp nhận.`,
      )
    }
    if (state !== 'accepted') {
      throw new ApiFailure(
        409,
        `Quyết định này chuyển nhân viên sang ${other}, đề nghị đang ở trạng thái '${transferStateLabels[state]}'. Chỉ ban hành khi công ty đó đã tiếp nhận.`,
      )
    }
    if (type !== endOfEmployment || !ids.includes(transfer.employee_id)) {
      throw new ApiFailure(
        409,
        `Quyết định này được lập để chuyển một nhân viên sang ${other} nên phải là quyết định chấm dứt hợp đồng và có tên nhân viên đó.`,
      )
    }
    const own = people.find(({ employee_id }) => employee_id === transfer.employee_id)?.effective_date
    if (agreed !== (own ?? day)) {
      throw new ApiFailure(
        409,
        `Nhân viên đã đồng ý chuyển sang ${other} từ ngày ${spokenDay(agreed)}. Ngày hiệu lực của quyết định với nhân viên này phải là ngày đó.`,
      )
    }
  }
}

/**
 * A draft that a hand-over names goes with the hand-over alone.
 * @throws ApiFailure 409 while that waits or is accepted
 */
export async function requireNoTransfer(
  { db, inThisCompany }: DeedContext,
  decisionIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ state: 'asking' | 'waiting' | 'accepted'; other: string }>`
    select kept.state, company.name as other
    from employee_transfers kept join companies company on company.id = kept.other_company_id
    where ${inThisCompany('kept')} and kept.decision_id = any(${decisionIds}::bigint[])
      and kept.state in ('asking', 'waiting', 'accepted')
    order by kept.id limit 1`.execute(db)
  const [transfer] = rows
  if (transfer === undefined) return
  throw new ApiFailure(
    409,
    transfer.state === 'accepted'
      ? `${transfer.other} đã tiếp nhận nhân viên của quyết định này nên không xóa được. Hãy ban hành quyết định.`
      : `Quyết định này chuyển nhân viên sang ${transfer.other}. Hãy rút đề nghị chuyển công ty trước.`,
  )
}
