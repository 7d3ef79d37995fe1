import { Search } from 'lucide-react'
import { devWarn, hasTwins } from '#ui/dev/dev-warn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { input, inputRow, results } from '../command-palette.css.ts'
import type { CommandPaletteProps } from '../command-palette.tsx'
import { withoutEmpty } from '../palette-items.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteHits } from './palette-hits.tsx'
import { PaletteMessage } from './palette-message.tsx'
import { usePalette } from './use-palette.ts'

type PaletteBodyProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'>

/** The inside of an open palette. */
export function PaletteBody({
  query,
  onQueryChange,
  groups,
  recent = [],
  loading = false,
  error,
  onSelect,
  placeholder,
}: PaletteBodyProps) {
  const { navigation } = useLabels()
  const typed = query.trim() !== ''
  const lately = [{ id: 'recent', label: navigation.paletteRecent, items: recent }]
  const shown = withoutEmpty(typed ? groups : lately)
  const items = shown.flatMap((group) => group.items)
  devWarn(
    () => hasTwins(items.map((item) => item.id)),
    "CommandPalette: two hits have one `id`, and the highlight stands on both. Name the kind in it: 'page:12', 'person:12'.",
  )
  const { inputProps, getMenuProps, getItemProps } = usePalette({ items, query, onQueryChange, onSelect })
  return (
    <>
      <div className={inputRow}>
        {loading ? <Spinner size="small" /> : <Icon of={Search} />}
        <input
          {...inputProps}
          className={input}
          aria-label={navigation.palette}
          aria-labelledby={undefined}
          placeholder={placeholder ?? navigation.palettePlaceholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
      <div
        {...getMenuProps({ 'aria-label': navigation.palette })}
        aria-labelledby={undefined}
        aria-busy={loading}
        className={results}
      >
        <PaletteHits
          groups={shown}
          getItemProps={(item) => getItemProps({ item, index: items.indexOf(item) })}
        />
      </div>
      <PaletteMessage
        query={query.trim()}
        found={items.length}
        loading={loading}
        {...(error !== undefined && { error })}
      />
      <output>
        <VisuallyHidden>{typed && !loading && navigation.paletteHits(items.length)}</VisuallyHidden>
      </output>
      <PaletteFoot />
    </>
  )
}
