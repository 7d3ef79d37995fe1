import { devAssert } from '#ui/dev/dev-warn.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { drawing, figure, figures, ring, share, sizes, tones, track } from './progress-ring.css.ts'

const RADIUS = 18
const LENGTH = 2 * Math.PI * RADIUS

export interface ProgressRingProps {
  /** 0 to 100; anything else throws in development and is cut to the range elsewhere. */
  value: number
  /** What progresses: 'Hồ sơ'. The value is said after it. */
  label?: string
  /** 24, 48 or 80 px; the number stands inside from 48 px on. */
  size?: 'small' | 'medium' | 'large'
  /** What the value means. */
  tone?: 'brand' | 'ok' | 'warn' | 'bad'
}

/** How much of something is done. */
export function ProgressRing({ value, label, size = 'medium', tone = 'brand' }: ProgressRingProps) {
  const { basics } = useLabels()
  devAssert(
    value >= 0 && value <= 100,
    `ProgressRing takes 0 to 100, not ${value}: pass a share of a hundred.`,
  )
  const percent = Math.round(Math.min(100, Math.max(0, value || 0)))
  const circle = { cx: 20, cy: 20, r: RADIUS }
  return (
    <div
      // A <progress> cannot hold the ring's drawing.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label ?? basics.progressName}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={basics.progress(percent)}
      className={joinClasses(ring, sizes[size])}
    >
      <svg className={drawing} viewBox="0 0 40 40" aria-hidden focusable={false}>
        <circle {...circle} className={track} />
        <circle
          {...circle}
          className={joinClasses(share, tones[tone])}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - percent / 100)}
        />
      </svg>
      {size !== 'small' && <span className={joinClasses(figure, figures[size])}>{`${percent}%`}</span>}
    </div>
  )
}
