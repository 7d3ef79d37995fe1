import { History } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'

// Its code comes with the first look.
const UsesDialog = lazy(() => import('./uses-dialog.tsx'))

/** 'Kỳ thi đã dùng' of a question in the list. */
export function useUses(): ListActions<Row<'quizQuestions'>> {
  const [shown, setShown] = useState<Row<'quizQuestions'>>()
  const row = useMemo(() => [{ id: 'uses', label: 'Kỳ thi đã dùng', icon: History, onSelect: setShown }], [])
  return {
    row,
    dialogs: shown && (
      <Suspense>
        <UsesDialog question={shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  }
}
