import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'

/** What is said where the signed copy is missing, of a contract that may have been signed electronically. */
export function eContractDueText({
  e_contract_due: due,
}: Pick<Schemas['ContractRow'], 'e_contract_due'>): string | undefined {
  return due === null ? undefined : `hạn có mã điện tử: hết ngày ${formatDate(due)}`
}
