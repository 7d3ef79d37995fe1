import { devWarn } from '#ui/dev/dev-warn.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { formatNumber } from '#ui/format/number.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { count, tones } from './badge.css.ts'

export interface CountBadgeProps {
  /** A whole number; nothing shows at 0. */
  value: number
  /** Highest number written out; above it stands '99+'. */
  max?: number
  /** What is counted, for a screen reader: 'hợp đồng sắp hết hạn'. */
  label: string
  /** `warn` when someone must act, `neutral` for a mere count. */
  tone?: 'neutral' | 'brand' | 'warn' | 'bad'
}

/** A quiet number beside a menu item or a tab. */
export function CountBadge({ value, max = 99, label, tone = 'neutral' }: CountBadgeProps) {
  devWarn(
    !Number.isInteger(value) || value < 0,
    `CountBadge takes a whole number from 0 on, not ${value}: round it, or use Stat.`,
  )
  if (!(value > 0)) return null
  const shown = value > max ? `${formatNumber(max)}+` : formatNumber(value)
  return (
    <span className={joinClasses(count, tones[tone])}>
      {shown}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}
