import { Check } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { rowDescription, rowWords } from '#ui/field/list-row.css.ts'
import { row } from './picker.css.ts'

export interface PickerRowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** What the row says. */
  label: string
  /** A second, softer line. */
  description?: string | undefined
  /** It is chosen: a tick, and a word for screen readers. */
  chosen: boolean
  /** The keyboard or the pointer stands here. */
  highlighted: boolean
  /** Shown only as the place of another row. */
  soft?: boolean
  /** Steps from the root of a tree. */
  depth?: number
  /** Stands before the words: the fold of a tree. */
  lead?: ReactNode
}

/** One row of a searched list. What `itemProps` gave is spread into it. */
export function PickerRow({
  label,
  description,
  chosen,
  highlighted,
  soft = false,
  depth = 0,
  lead,
  ...rest
}: PickerRowProps) {
  return (
    <div
      {...rest}
      className={row}
      aria-selected={chosen}
      data-highlighted={highlighted}
      data-soft={soft}
      style={depth > 0 ? { paddingInlineStart: `${8 + depth * 20}px` } : undefined}
    >
      {lead}
      <span className={rowWords}>
        {label}
        {description && <span className={rowDescription}>{description}</span>}
      </span>
      {chosen && <Icon of={Check} />}
    </div>
  )
}
