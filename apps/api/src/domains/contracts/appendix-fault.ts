import type { WholeContract } from './contract-rows.ts'
import { shownDay } from './term.ts'

/** What forbids an appendix, and the field that is to blame; null where the contract itself takes none. */
export interface AppendixFault {
  field: 'start_date' | 'end_date' | null
  text: string
}

/** Rule L5 (Điều 22 BLLĐ): an appendix lies inside its contract and leaves the term alone. */
export function appendixFault(
  contract: Pick<WholeContract, 'state' | 'start_date' | 'end_date'>,
  { start_date, end_date = null }: { start_date: string; end_date?: string | null },
): AppendixFault | undefined {
  if (contract.state !== 'issued') {
    return { field: null, text: 'Chỉ thêm được phụ lục cho hợp đồng đã ban hành.' }
  }
  if (start_date < contract.start_date) {
    const text = `Phụ lục không được có hiệu lực trước hợp đồng (${shownDay(contract.start_date)}).`
    return { field: 'start_date', text }
  }
  if (end_date !== null && end_date < start_date) {
    return { field: 'end_date', text: 'Ngày kết thúc không được trước ngày hiệu lực.' }
  }
  const last = end_date ?? start_date
  if (contract.end_date !== null && last > contract.end_date) {
    const text = `Phụ lục không được thay đổi thời hạn hợp đồng (hết hạn ngày ${shownDay(contract.end_date)}).`
    return { field: end_date === null ? 'start_date' : 'end_date', text }
  }
  return undefined
}
