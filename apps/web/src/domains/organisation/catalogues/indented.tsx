import { Text } from '@nhansu/ui/text/text.tsx'
import type { ReactNode } from 'react'

/** A name in a list that shows a tree: the deeper, the farther from the edge. */
export function Indented({ depth, children }: { depth: number; children: ReactNode }) {
  return (
    <span style={{ paddingInlineStart: `${(depth - 1) * 20}px` }}>
      <Text weight={depth === 1 ? 'medium' : 'regular'}>{children}</Text>
    </span>
  )
}
