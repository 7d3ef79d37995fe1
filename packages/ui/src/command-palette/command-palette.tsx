import { Dialog } from '#ui/dialog/dialog.tsx'
import { ModalSurface } from '#ui/dialog/parts/modal-surface.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { surface } from './command-palette.css.ts'
import type { PaletteGroup, PaletteItem } from './palette-items.ts'
import { PaletteBody } from './parts/palette-body.tsx'

export interface CommandPaletteProps {
  /** Whether it shows; `useCommandKey` and the top bar's `SearchTrigger` open it. */
  open: boolean
  /** Told of every wish to open or close. */
  onOpenChange: (open: boolean) => void
  /** What is typed; the caller finds the groups for it. Emptied on closing. */
  query: string
  /** Told of every change of what is typed, also while an input method composes. */
  onQueryChange: (query: string) => void
  /** What was found for `query`, best first; the palette sorts and filters nothing. Old hits may stay while new ones load. */
  groups: readonly PaletteGroup[]
  /** Shown while nothing is typed: what this reader opened lately. */
  recent?: readonly PaletteItem[]
  /** Hits are still coming: says so, and does not yet say that nothing was found. */
  loading?: boolean
  /** The search failed: a sentence that says what to do. */
  error?: string
  /** Told of the hit that was chosen; the palette closes. */
  onSelect: (item: PaletteItem) => void
  /** Default: 'Tìm trang, người, thao tác...'. */
  placeholder?: string
}

/** Finds and opens anything from the keyboard. The first hit is chosen beforehand, so that Enter takes it. */
export function CommandPalette({ open, onOpenChange, onSelect, ...rest }: CommandPaletteProps) {
  const { navigation } = useLabels()
  const change = (next: boolean) => {
    if (!next) rest.onQueryChange('')
    onOpenChange(next)
  }
  const select = (item: PaletteItem) => {
    change(false)
    onSelect(item)
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <ModalSurface classes={surface} label={navigation.palette}>
        <PaletteBody {...rest} onSelect={select} />
      </ModalSurface>
    </Dialog>
  )
}
