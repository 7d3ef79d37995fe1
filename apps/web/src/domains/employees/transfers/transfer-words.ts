import type { Schemas } from '@nhansu/sdk/contract'
import type { TransferMove, TransferState } from '@nhansu/sdk/domains/employee-transfers'
import type { StatusTone } from '@nhansu/ui/badge/status.tsx'

export type Transfer = Schemas['EmployeeTransfer']
export type TransferRow = Schemas['EmployeeTransferRow']

/** How a state looks. */
export const stateTones: Record<TransferState, StatusTone> = {
  asking: 'info',
  waiting: 'info',
  accepted: 'plain',
  refused: 'warn',
  withdrawn: 'neutral',
  declined: 'warn',
}

/** What each step is called on its button and in its dialog, and what the dialog says. */
export const moveWords: Record<TransferMove, { action: string; description: string; done: string }> = {
  withdraw: {
    action: 'Rút đề nghị',
    description: 'Bản thảo quyết định chấm dứt bị xóa theo. Công ty nhận được báo nếu đã nhận đề nghị.',
    done: 'Đã rút đề nghị.',
  },
  accept: {
    action: 'Tiếp nhận',
    description:
      'Hồ sơ được lập cùng mã nhân viên, với dữ liệu mà nhân viên đã đồng ý chuyển. Người từng làm ở công ty này dùng lại hồ sơ cũ, dữ liệu không chuyển sang.',
    done: 'Đã tiếp nhận nhân viên.',
  },
  refuse: {
    action: 'Từ chối',
    description: 'Công ty chuyển đọc lý do này.',
    done: 'Đã từ chối đề nghị.',
  },
}

/** What a hand-over is called: whose it is. */
export function transferName({ full_name, nhansu_id }: Pick<TransferRow, 'full_name' | 'nhansu_id'>): string {
  return `${full_name} (${nhansu_id})`
}

/** What the sending company still has to do, or has done, with its decision; nothing for the other one. */
export function decisionWords({
  direction,
  state,
  decision_state,
}: Pick<TransferRow, 'direction' | 'state' | 'decision_state'>): string | undefined {
  if (direction === 'in' || !['asking', 'waiting', 'accepted'].includes(state)) return undefined
  if (decision_state === 'issued') return 'Đã ban hành'
  if (decision_state === 'draft') return state === 'accepted' ? 'Chờ ban hành' : 'Bản thảo'
  return 'Chưa có quyết định'
}

/** Whether somebody is at work in a company, inside a sentence. */
export function worksWords(works: boolean): string {
  return works ? 'đang làm việc' : 'đã nghỉ việc'
}
