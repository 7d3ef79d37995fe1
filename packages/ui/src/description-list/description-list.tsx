import type { ReactNode } from 'react'
import { devWarn, hasTwins } from '#ui/dev/dev-warn.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Text } from '#ui/text/text.tsx'
import {
  besideColumns,
  besideRow,
  container,
  list,
  missing,
  smallTerm,
  term,
  underColumns,
  value,
} from './description-list.css.ts'

/** One row: a name and its value. */
export interface Description {
  /** Unique in the list. */
  term: string
  /** Nothing (null, undefined, '') shows as 'Chưa có'. */
  value: ReactNode
}

export interface DescriptionListProps {
  /** Rows in reading order. */
  items: readonly Description[]
  /** Most columns side by side; they fold by the width of their place. */
  columns?: 1 | 2 | 3
  /** `beside` puts the value on the name's line (narrow cards), `under` below it (files). */
  layout?: 'beside' | 'under'
}

/** Names and values to read, not to edit. */
export function DescriptionList({ items, columns = 1, layout = 'beside' }: DescriptionListProps) {
  const beside = layout === 'beside'
  devWarn(
    () => hasTwins(items.map((item) => item.term)),
    'DescriptionList: two rows have one `term`, and readers cannot tell them apart. Name each for what it is.',
  )
  return (
    <div className={container}>
      <dl className={joinClasses(list, (beside ? besideColumns : underColumns)[columns])}>
        {items.map((item) => (
          <div key={item.term} className={beside ? besideRow : undefined}>
            <dt className={beside ? term : smallTerm}>{item.term}</dt>
            <dd className={value}>
              <Value of={item.value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Value({ of }: { of: ReactNode }) {
  const { basics } = useLabels()
  if (of == null || of === '') return <span className={missing}>{basics.noValue}</span>
  // Plain words take care of their dates.
  return typeof of === 'string' ? <Text>{of}</Text> : of
}
