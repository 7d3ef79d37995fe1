import type { ReactNode } from 'react'
import { PartDialog, type PartDialogProps } from '#web/kit/parts/part-dialog.tsx'
import { refreshCandidates } from './refresh-candidates.ts'

interface CandidateFormDialogProps extends Omit<PartDialogProps, 'body' | 'children'> {
  /** The fields as they are drawn; without them they stand as declared. */
  children?: ReactNode
}

/** A form about one candidate over the screen that it belongs to. */
export function CandidateFormDialog({ save, children, ...dialog }: CandidateFormDialogProps) {
  return (
    <PartDialog
      {...dialog}
      body={children}
      save={async (values) => {
        await save(values)
        await refreshCandidates()
      }}
    />
  )
}
