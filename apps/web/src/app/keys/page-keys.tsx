import { lazy, Suspense, useEffect, useState } from 'react'
import { pageKey } from './page-key.ts'

const KeysDialog = lazy(() => import('./keys-dialog.tsx'))

/** Keys of every screen: '/' goes to the list's search, '?' shows all keys. */
export function PageKeys() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = pageKey(event)
      if (key === undefined) return
      if (key === 'help') setOpen(true)
      else if (!goToSearch()) return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return <Suspense>{open && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>
}

/** @returns false where the screen has nothing to search in */
function goToSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  field?.focus()
  field?.select()
  return field !== null
}
