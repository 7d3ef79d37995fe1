import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { type KeyboardEvent, useState } from 'react'
import { highlightedIndex, type PaletteItem } from '../palette-items.ts'

type Reduced = UseComboboxStateChangeOptions<PaletteItem>

interface PaletteState {
  items: readonly PaletteItem[]
  query: string
  onQueryChange: (query: string) => void
  onSelect: (item: PaletteItem) => void
}

/** The combobox of a palette: always open, nothing stays selected, what is typed is the caller's. */
export function usePalette({ items, query, onQueryChange, onSelect }: PaletteState) {
  const [highlightedId, setHighlightedId] = useState<string | null>(null)
  const combobox = useCombobox<PaletteItem>({
    items: [...items],
    itemToString: (item) => item?.label ?? '',
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    highlightedIndex: highlightedIndex(items, highlightedId),
    stateReducer: keepQuery,
    onHighlightedIndexChange: ({ highlightedIndex: index }) => {
      const item = items[index]
      if (item) setHighlightedId(item.id)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem)
    },
  })
  const inputProps = combobox.getInputProps({
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setHighlightedId(null)
      onQueryChange(event.target.value)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // While Telex composes, Enter and the arrows belong to the input method.
      if (event.nativeEvent.isComposing) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
  })
  return { ...combobox, inputProps }
}

// Escape and leaving the field are the dialog's affair; choosing must not write into what is typed.
function keepQuery(state: UseComboboxState<PaletteItem>, { type, changes }: Reduced) {
  if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) return state
  if (type === useCombobox.stateChangeTypes.InputBlur) return state
  if (type === useCombobox.stateChangeTypes.InputChange) return changes
  return { ...changes, inputValue: state.inputValue }
}
