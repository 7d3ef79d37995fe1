import { directions } from './divider.css.ts'

export interface DividerProps {
  /** `vertical` stands between children of an `Inline`. */
  direction?: 'horizontal' | 'vertical'
}

/** A hairline between two groups. */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <hr className={directions[direction]} aria-orientation={direction} />
}
