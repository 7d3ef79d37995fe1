import { Eye } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'

// Its code comes with the first look.
const PreviewDialog = lazy(() => import('./preview-dialog.tsx'))

/** 'Xem như thí sinh' of a question in the list. */
export function usePreview(): ListActions<Row<'quizQuestions'>> {
  const [shown, setShown] = useState<Row<'quizQuestions'>>()
  const row = useMemo(() => [{ id: 'preview', label: 'Xem như thí sinh', icon: Eye, onSelect: setShown }], [])
  return {
    row,
    dialogs: shown && (
      <Suspense>
        <PreviewDialog question={shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  }
}
