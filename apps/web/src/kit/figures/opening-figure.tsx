import { formatNumber } from '@nhansu/ui/format/number.ts'
import { opening } from './opening-figure.css.ts'

interface OpeningFigureProps {
  value: number
  /** What is counted: 'Tổng cộng, Nam'. */
  name: string
  /** Opens the rows; a figure that nobody may open, or nothing at all, stands there as text. */
  onOpen?: (() => void) | undefined
}

/** A number of a report that opens the rows that it counts. */
export function OpeningFigure({ value, name, onOpen }: OpeningFigureProps) {
  if (value === 0 || onOpen === undefined) return formatNumber(value)
  return (
    <button
      type="button"
      className={opening}
      onClick={onOpen}
      aria-label={`${formatNumber(value)}, ${name}: xem danh sách`}
    >
      {formatNumber(value)}
    </button>
  )
}
