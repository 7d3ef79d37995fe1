import type { Schemas } from '@nhansu/sdk/contract'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ClausesForm } from './clauses-form.tsx'

interface ClausesDialogProps {
  kind: Schemas['PaperClausesKind']
  onClose: () => void
}

/** The clauses of one kind of paper in the company's own words, fetched when it opens. */
export function ClausesDialog({ kind, onClose }: ClausesDialogProps) {
  const clauses = useQuery(query('paperClauses.show', { path: { kind } }))
  if (clauses.data) return <ClausesForm clauses={clauses.data.paper_clauses} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title="Nội dung bản PDF" />
        <DialogBody>
          <Loaded query={clauses}>{() => null}</Loaded>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
