import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ResultsTable } from './outcome.tsx'

interface ResultsDialogProps {
  correction: Data<'quizCorrections.list'>['corrections'][number]
  onClose: () => void
}

/** What a correction made of whose result, and what taking it back made of it. */
export default function ResultsDialog({ correction, onClose }: ResultsDialogProps) {
  const { id, content, undone_at: undone } = correction
  const [isUndo, setUndo] = useState(false)
  const changed = useQuery(query('quizCorrections.results', { path: { id } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title="Điểm trước và sau khi sửa đáp án" description={content} />
        <DialogBody>
          <Stack>
            {undone !== null && (
              <Inline>
                {[false, true].map((which) => (
                  <Button
                    key={String(which)}
                    size="small"
                    aria-pressed={isUndo === which}
                    onClick={() => setUndo(which)}
                  >
                    {labelOf(which)}
                  </Button>
                ))}
              </Inline>
            )}
            <Loaded query={changed} level={3}>
              {({ results }) => (
                <ResultsTable
                  label={labelOf(isUndo)}
                  results={results.filter((row) => row.is_undo === isUndo)}
                />
              )}
            </Loaded>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function labelOf(isUndo: boolean): string {
  return isUndo ? 'Khi hoàn tác' : 'Khi sửa đáp án'
}
