import type { Schemas } from '@nhansu/sdk/contract'
import { type Mismatch, mismatchLabels } from '@nhansu/sdk/domains/contracts'

/** A figure, and the rows that it opens. */
interface Figure {
  key: keyof Schemas['MismatchCounts']
  label: string
  mismatch: Mismatch | null
}

// Object.keys forgets the names of the table's keys.
const kinds = Object.keys(mismatchLabels) as Mismatch[]

/** All, and each kind that the reader is told of. */
export function figuresOf(counts: Schemas['MismatchCounts']): readonly (Figure & { count: number })[] {
  const figures: Figure[] = [
    { key: 'total', label: 'Tổng số', mismatch: null },
    ...kinds.map((kind): Figure => ({ key: kind, label: mismatchLabels[kind], mismatch: kind })),
  ]
  return figures.flatMap((figure) => {
    const count = counts[figure.key]
    return count === undefined ? [] : [{ ...figure, count }]
  })
}
