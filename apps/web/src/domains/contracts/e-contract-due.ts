import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'

type Signed = Pick<Schemas['ContractRow'], 'state' | 'sign_date' | 'has_file'>

/**
 * What is said where the signed copy is missing: one that was signed electronically gets its id on the platform within 24
 * hours of the last signature (Nghị định 337/2025/NĐ-CP), so by the end of the next day.
 */
export function eContractDue({ state, sign_date, has_file }: Signed): string | undefined {
  if (has_file || state === 'draft' || state === 'cancelled' || sign_date === null) return undefined
  const due = new Date(Date.parse(sign_date) + 86_400_000).toISOString().slice(0, 10)
  return `mã điện tử trước hết ${formatDate(due)}`
}
