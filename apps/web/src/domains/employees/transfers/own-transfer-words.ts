import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'

export type OwnTransfer = Schemas['OwnEmployeeTransfer']

const day = 24 * 60 * 60 * 1000

/** True for what was settled more than a month ago. */
export function isPast({ settled_at: at }: OwnTransfer): boolean {
  return at !== null && Date.now() - new Date(at).getTime() > 30 * day
}

/** Where one's own hand-over stands, as it is told to oneself. */
export function ownStateWords({
  state,
  consent_on: on,
  other_company_name: other,
  reason,
}: OwnTransfer): string {
  const agreed = on === null ? '' : `Bạn đã đồng ý ngày ${formatDate(on)}. `
  const words: Record<OwnTransfer['state'], string> = {
    asking: 'Công ty chờ bạn trả lời. Chưa có dữ liệu nào của bạn được chuyển đi.',
    waiting: `${agreed}${other} chưa trả lời.`,
    accepted: `${agreed}${other} đã tiếp nhận.`,
    refused: `${agreed}${other} không tiếp nhận.`,
    declined: 'Bạn không đồng ý. Đề nghị đã kết thúc và không có gì thay đổi.',
    withdrawn: `Đề nghị đã được rút${reason === null ? '' : `: ${reason}`}.`,
  }
  return words[state]
}
