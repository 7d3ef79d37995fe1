import type { PaletteItem } from '@nhansu/ui/command-palette/palette-items.ts'
import { useCommandKey } from '@nhansu/ui/command-palette/use-command-key.ts'
import { SearchTrigger } from '@nhansu/ui/top-bar/search-trigger.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withMode } from '../menu-address.ts'

// The palette's code comes when it is first opened.
const Palette = lazy(() => import('./palette.tsx'))

const MOST_RECENT = 6

/** The top bar's quick search: by click or Ctrl K it opens the palette, which leads to a screen or a person. */
export function QuickSearch() {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  // Not kept anywhere: names must be gone with the session.
  const [recent, setRecent] = useState<readonly PaletteItem[]>([])
  const { search } = useLocation()
  const navigate = useNavigate()
  // Typed while the palette's code is on its way.
  const [begun, setBegun] = useState('')
  const change = (next: boolean) => {
    setWanted(true)
    setOpen(next)
  }
  useCommandKey(() => change(!open))
  const go = (item: PaletteItem) => {
    setRecent((known) => [item, ...known.filter(({ id }) => id !== item.id)].slice(0, MOST_RECENT))
    void navigate(withMode(item.id, search))
  }
  return (
    <>
      <SearchTrigger onClick={() => change(true)} />
      <Suspense fallback={open && <Typing onKey={(key) => setBegun((before) => before + key)} />}>
        {wanted && <Palette begun={begun} open={open} onOpenChange={change} recent={recent} onSelect={go} />}
      </Suspense>
    </>
  )
}

/** Keeps what is typed before there is a field for it; nothing else gets those keys. */
function Typing({ onKey }: { onKey: (key: string) => void }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key.length !== 1 || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      event.stopPropagation()
      onKey(key)
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  })
  return null
}
