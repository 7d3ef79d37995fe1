import { Button } from '@nhansu/ui/button/button.tsx'
import { ScanQrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useReadOnlyForm } from '#web/kit/forms/read-only-form.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

// Opened by who has a card and a scanner at hand.
const CardDialog = lazy(() => import('./card-dialog.tsx'))

/** Fills a form from the QR code of a căn cước. */
export function CardReader({ fields }: { fields: readonly AnyField[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (useReadOnlyForm()) return null
  return (
    <>
      <Button size="small" icon={ScanQrCode} onClick={() => setIsOpen(true)}>
        Điền từ mã QR căn cước
      </Button>
      <Suspense>
        {isOpen && <CardDialog shown={fields.map(({ field }) => field)} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
