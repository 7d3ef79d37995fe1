import type { Data } from '@nhansu/sdk/contract'
import { trainingCommitmentBasisLabels } from '@nhansu/sdk/domains/training'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'

/** A promise of service as its own person reads it, which is the least that every screen has. */
export type OwnCommitment = Data<'trainingInvitations.mine'>['commitments'][number]

const units = { month: 'tháng', day: 'ngày' } as const

/** '24 tháng, từ 01-02-2026 đến 31-01-2028'. */
export function termOf({
  months,
  from_date: from,
  to_date: to,
}: Pick<OwnCommitment, 'months' | 'from_date' | 'to_date'>): string {
  const days =
    from === null || to === null
      ? ' kể từ khi kết thúc khóa'
      : `, từ ${formatDate(from)} đến ${formatDate(to)}`
  return `Cam kết ${months} tháng${days}`
}

/** '35/60 tháng'. */
export function leftOf({
  left,
  whole,
  reckoned_by: by,
}: Pick<OwnCommitment, 'left' | 'whole' | 'reckoned_by'>): string {
  return `${formatNumber(left)}/${formatNumber(whole)} ${units[by]}`
}

/** What would be paid back and how that comes about: '48,000,000 × 35/60 tháng = 28,000,000'. */
export function reckoningOf(
  commitment: Pick<OwnCommitment, 'cost' | 'left' | 'whole' | 'reckoned_by' | 'repayment'>,
): string {
  const { cost, repayment } = commitment
  return `${formatNumber(cost)} × ${leftOf(commitment)} = ${formatNumber(repayment)}`
}

/** Where the rule comes from. */
export const ruleOfCommitments =
  'Điều 62 Bộ luật Lao động 2019: chi phí và thời hạn hoàn trả theo hợp đồng đào tạo hai bên đã ký; tỷ lệ theo thời gian chưa phục vụ là cách tính thỏa thuận.'

/** On what a claim rests, where one was made. */
export function basisOf({ basis }: Pick<OwnCommitment, 'basis'>): string | null {
  return basis === null ? null : trainingCommitmentBasisLabels[basis]
}
