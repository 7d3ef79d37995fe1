import type { Schemas } from '@nhansu/sdk/contract'

type AppendixBulk = Schemas['AppendixBulk']

/** How pay changes: to an amount, by an amount, or by a percent, and to what it is rounded. */
export interface PayChange {
  by: NonNullable<AppendixBulk['pay_change']>
  /** In đồng, or in percent with two places at most. */
  value: number
  rounding: NonNullable<AppendixBulk['pay_rounding']>
}

/** What a contract can hold. */
const mostPaid = 999_999_999_999n
/** A percent is reckoned in hundredths. */
const whole = 10_000n

/**
 * What is paid after a change, in whole đồng, exactly: half of what is rounded to goes upwards.
 * @param paid what is paid before; null where nothing is written
 * @returns a sentence where it cannot be reckoned or is nothing that can be paid
 */
export function changedPay(paid: number | null, { by, value, rounding }: PayChange): number | string {
  if (paid === null && by !== 'set') return 'Hợp đồng chưa ghi mức lương nên không tính được mức mới.'
  const before = BigInt(paid ?? 0)
  const scaled = {
    set: () => BigInt(value) * whole,
    add: () => (before + BigInt(value)) * whole,
    percent: () => before * (whole + BigInt(Math.round(value * 100))),
  }[by]()
  if (scaled < 0n) return 'Mức lương sau thay đổi không được âm.'
  const unit = BigInt(rounding) * whole
  const after = ((2n * scaled + unit) / (2n * unit)) * BigInt(rounding)
  return after > mostPaid ? 'Mức lương sau thay đổi quá lớn.' : Number(after)
}
