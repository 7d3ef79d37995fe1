import { Button } from '@nhansu/ui/button/button.tsx'
import { lazy, Suspense, useState } from 'react'

// Its code comes with the first press.
const RoomsDialog = lazy(() => import('./rooms-dialog.tsx'))

/** Opens the rooms in which appointments are held. */
export function RoomsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Phòng phỏng vấn</Button>
      <Suspense>{isOpen && <RoomsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
