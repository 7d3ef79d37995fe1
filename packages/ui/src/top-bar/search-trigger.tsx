import { Search } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { keys, search, searchWords } from './top-bar.css.ts'

export interface SearchTriggerProps {
  /** Opens the `CommandPalette`. */
  onClick: () => void
  /** Default: 'Tìm nhanh'. */
  label?: string
}

const onApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** A button that looks like the search it opens, with the keys that open it as well. */
export function SearchTrigger({ onClick, label }: SearchTriggerProps) {
  const { navigation } = useLabels()
  return (
    <button
      type="button"
      className={search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Icon of={Search} />
      <span className={searchWords}>{label ?? navigation.quickSearch}</span>
      <kbd className={keys} aria-hidden>
        {onApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
