import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import type { ReactNode } from 'react'

/** The questions of a report, beside each other. */
export function ReportQuestions({ children }: { children: ReactNode }) {
  return (
    <Card>
      <Columns count={4}>{children}</Columns>
    </Card>
  )
}
