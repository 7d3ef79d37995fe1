import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { todayInVietNam } from '#web/kit/today.ts'

/** What is said where the signed copy is missing, of a contract that may have been signed electronically. */
export function eContractDueText({
  e_contract_due: due,
}: Pick<Schemas['ContractRow'], 'e_contract_due'>): string | undefined {
  return due === null ? undefined : `hạn có mã điện tử: hết ngày ${formatDate(due)}`
}

/** The warning that the day has gone by without the id, of a contract whose signed copy is still missing. */
export function eContractMissedText(
  { e_contract_due: due }: Pick<Schemas['ContractRow'], 'e_contract_due'>,
  today: string = todayInVietNam(),
): string | undefined {
  if (!due || due >= today) return undefined
  return `Đã quá hạn có mã hợp đồng điện tử (hết ngày ${formatDate(due)}).`
}
