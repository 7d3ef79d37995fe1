import { ChevronsUpDown, type LucideIcon } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { OpensLater } from '#ui/overlay/opens-later.tsx'
import { chevrons, selectorWords } from './top-bar.css.ts'

/** One choice of a `TopBarSelector`. */
export interface SelectorOption {
  value: string
  label: string
  /** A second line. */
  hint?: string
}

export interface TopBarSelectorProps {
  /** What is chosen here, for a screen reader: 'Công ty'. */
  label: string
  /** Stands before the words, and alone on a phone. */
  icon: LucideIcon
  /** The chosen option's value. */
  value: string
  /** All options, in the order to show. */
  options: readonly SelectorOption[]
  /** Told of a new choice. */
  onValueChange: (value: string) => void
  /** The change is under way: the button shows it and does not open. Default: false. */
  loading?: boolean
}

const load = () => import('./parts/selector-items.tsx').then((loaded) => loaded.SelectorItems)

/** Chooses what the whole screen speaks about: the current company, which of two reports. */
export function TopBarSelector(props: TopBarSelectorProps) {
  const { label, icon, value, options, loading = false } = props
  const { navigation } = useLabels()
  const shown = options.find((option) => option.value === value)?.label ?? label
  return (
    <OpensLater
      early
      popup="menu"
      load={load}
      props={props}
      button={
        <Button
          tone="quiet"
          icon={icon}
          loading={loading}
          aria-label={navigation.chosen(label, shown)}
          title={shown}
        >
          <span className={selectorWords}>{shown}</span>
          <span className={chevrons}>
            <Icon of={ChevronsUpDown} size="small" />
          </span>
        </Button>
      }
    />
  )
}
