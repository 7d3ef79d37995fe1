import { Button } from '@nhansu/ui/button/button.tsx'
import { lazy, Suspense, useState } from 'react'

const IncidentDialog = lazy(() => import('./incident-dialog.tsx'))

/** Opens the report of trouble, where no paper stands behind it. */
export function IncidentButton({ examId }: { examId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Báo sự cố</Button>
      {isOpen && (
        <Suspense>
          <IncidentDialog examId={examId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
