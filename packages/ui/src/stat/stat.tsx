import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { figure, longFigure, longPlace, stat } from './stat.css.ts'

export interface StatProps {
  /** What is counted: 'Nhân viên đang làm việc'. */
  label: string
  /** The figure, formatted by the caller. */
  value: ReactNode
  /** One line of comparison: 'Tăng 12 so với tháng trước'. */
  note?: ReactNode
  /** What the note means. */
  noteTone?: 'soft' | 'ok' | 'warn' | 'bad'
  /** Keeps the place while the figure is on its way. */
  loading?: boolean
}

/** Characters from which a figure has to fit itself into a narrow card. */
const LONG = 11

/** One figure with its name. */
export function Stat({ label, value, note, noteTone = 'soft', loading = false }: StatProps) {
  const isLong = typeof value === 'string' && value.length > LONG
  return (
    <dl className={stat} aria-busy={loading}>
      <dt>
        <Text size="label" tone="soft">
          {label}
        </Text>
      </dt>
      <dd className={joinClasses(figure, isLong && longPlace)}>
        {loading ? <Skeleton width="half" /> : isLong ? <span className={longFigure}>{value}</span> : value}
      </dd>
      {note !== undefined && (
        <dd>
          <Text size="hint" tone={noteTone}>
            {note}
          </Text>
        </dd>
      )}
    </dl>
  )
}
