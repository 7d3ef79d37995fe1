import type { WorkProgressKind } from '@nhansu/sdk/domains/work-progress'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { ApiFailure, type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import { type CivilDay, spokenDay } from '../job/days.ts'

interface Period {
  kind: WorkProgressKind
  from_date: CivilDay
  change_kind: string | null
  decision_no: string | null
  decision_type: number | null
  decision_date: CivilDay | null
}

/**
 * Keeps periods that follow from job changes as they are.
 * @throws ApiFailure 409 that names the paper to be corrected or revoked
 */
export function refuseInside(periods: readonly Period[]): void {
  const inside = periods.find(({ kind }) => kind === 'inside')
  if (inside === undefined) return
  throw new ApiFailure(
    409,
    `Giai đoạn từ ${spokenDay(inside.from_date)} ghi theo ${paperOf(inside)} nên không sửa hoặc xóa tại đây. Hãy đính chính hoặc thu hồi ${
      inside.decision_no === null ? 'thay đổi đó ở thẻ "Công việc" của hồ sơ' : 'quyết định đó'
    }.`,
  )
}

function paperOf({ decision_no, decision_date, decision_type, change_kind }: Period): string {
  const types: Readonly<Record<number, string>> = decisionTypeLabels
  const kinds: Readonly<Record<string, string>> = jobChangeKindLabels
  if (decision_no === null)
    return `thay đổi công việc "${kinds[change_kind ?? ''] ?? ''}" không có số quyết định`
  const type = decision_type === null ? '' : ` (${types[decision_type]})`
  const day = decision_date === null ? '' : ` ngày ${spokenDay(decision_date)}`
  return `quyết định số ${decision_no}${day}${type}`
}

/**
 * What must hold of a period before joining: it ends, in order, before the first day in the company. Periods may overlap
 * each other.
 * @throws ApiFailure 400
 */
export function checkOutside(from: CivilDay, to: CivilDay | null, joined: CivilDay): void {
  const errors: FieldErrors = {}
  if (to === null) errors['to_date'] = ['Vui lòng nhập đến ngày.']
  else if (to < from) errors['to_date'] = ['Đến ngày phải từ ngày bắt đầu trở đi.']
  else if (to >= joined)
    errors['to_date'] = [
      `Giai đoạn trước khi vào phải kết thúc trước ngày vào công ty (${spokenDay(joined)}).`,
    ]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
