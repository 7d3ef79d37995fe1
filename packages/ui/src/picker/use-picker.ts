import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { isComposing } from '#ui/field/keep-composed.ts'
import type { Search } from './use-search.ts'

export interface PickerOptions<Item> {
  search: Search
  /** The rows that show now. */
  items: readonly Item[]
  /** What stands in the field while nobody searches. */
  text: string
  /** The row to stand on when the list opens and when a search shows other rows; -1 for none. */
  startIndex: number
  isItemDisabled: (item: Item) => boolean
  onPick: (item: Item) => void
  /** The text was taken away and the field left. */
  onEmptied?: (() => void) | undefined
  /** Several are chosen one after another: the list stays. */
  stayOpen?: boolean
  /** The input's own props; disabled or read-only, the list does not open. */
  native: PickerInputProps
  /** The rows could not be had: Enter asks again. */
  onRetry?: (() => void) | undefined
  /** New rows are on their way: Enter must not take one of the old. */
  busy?: boolean
  /** A key of the list's own; true when it was used. */
  onKey?: (
    event: KeyboardEvent<HTMLInputElement>,
    highlighted: number,
    highlight: (index: number) => void,
  ) => boolean
}

const types = useCombobox.stateChangeTypes

/**
 * The logic of every list that is searched by typing, on downshift: keyboard, screen readers, and input methods, whose
 * keys are left alone while they compose.
 */
export function usePicker<Item>(options: PickerOptions<Item>) {
  const { search, items, text, startIndex, stayOpen = false, native } = options
  const locked = native.disabled === true || native.readOnly === true
  const endSearch = () => {
    if (search.typed !== null && search.query === '') options.onEmptied?.()
    search.setTyped(null)
  }
  const reduce = (
    state: UseComboboxState<Item>,
    { type, changes }: UseComboboxStateChangeOptions<Item>,
  ): Partial<UseComboboxState<Item>> => {
    switch (type) {
      case types.InputClick:
        // A click places the caret; only downshift's own habit would close the list again.
        return { ...changes, isOpen: true }
      case types.InputBlur:
        // Leaving is no choice: downshift would take the row that happens to be highlighted.
        return { ...changes, selectedItem: state.selectedItem }
      case types.InputKeyDownEnter:
      case types.ItemClick:
        return stayOpen ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes
      case types.InputKeyDownArrowDown:
      case types.InputKeyDownArrowUp:
        return { ...changes, highlightedIndex: withoutWrap(state, type, changes.highlightedIndex) }
      default:
        return changes
    }
  }
  const [stand, setStand] = useState({ query: search.query, index: -1 })
  const combobox = useCombobox<Item>({
    items: [...items],
    itemToString: () => text,
    isItemDisabled: options.isItemDisabled,
    isOpen: search.open,
    inputValue: search.typed ?? text,
    selectedItem: null,
    ...(startIndex >= 0 && { defaultHighlightedIndex: startIndex }),
    // Downshift stands on a row of the list before, since the rows of a search are known only after it.
    highlightedIndex: stand.query === search.query ? stand.index : startIndex,
    stateReducer: reduce,
    onStateChange: ({ type, isOpen, selectedItem, highlightedIndex }) => {
      if (highlightedIndex !== undefined && type !== types.InputChange)
        setStand({ query: search.query, index: highlightedIndex })
      if (selectedItem) options.onPick(selectedItem)
      if (selectedItem && !stayOpen) search.setTyped(null)
      if (isOpen !== undefined) search.setOpen(isOpen && !locked)
      if (type === types.InputBlur) endSearch()
    },
  })
  const ownKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (locked || isComposing(event)) return true
    if (event.key === 'Enter' && search.open && (options.busy || options.onRetry)) {
      event.preventDefault()
      options.onRetry?.()
      return true
    }
    return options.onKey?.(event, combobox.highlightedIndex, combobox.setHighlightedIndex) ?? false
  }
  return {
    search,
    text,
    highlighted: combobox.highlightedIndex,
    close: () => {
      search.setOpen(false)
      search.setTyped(null)
    },
    inputProps: (given: PickerInputProps) =>
      combobox.getInputProps({
        ...given,
        ref: given.ref ?? null,
        'aria-labelledby': undefined,
        // Downshift stands on the first row before it knows that there is none.
        ...(items.length === 0 && { 'aria-activedescendant': undefined }),
        onChange: (event: ChangeEvent<HTMLInputElement>) => search.setTyped(event.currentTarget.value),
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
          if (ownKey(event)) Object.assign(event, { preventDownshiftDefault: true })
        },
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          // A list grows as its search ends: not while it is open, or it would stand under the click that sends it away.
          if (!search.open) endSearch()
          given.onBlur?.(event)
        },
      }),
    menuProps: () => combobox.getMenuProps({ 'aria-labelledby': undefined }, { suppressRefError: true }),
    itemProps: (item: Item, index: number) => combobox.getItemProps({ item, index }),
    toggleProps: () => combobox.getToggleButtonProps({ disabled: locked }),
  }
}

/** Where an arrow leads: downshift would go on at the other end, where nobody looks. */
function withoutWrap<Item>(
  { isOpen, highlightedIndex: now }: UseComboboxState<Item>,
  type: UseComboboxStateChangeOptions<Item>['type'],
  next = now,
): number {
  const wraps = type === types.InputKeyDownArrowDown ? next < now : next > now
  return isOpen && now >= 0 && wraps ? now : next
}

/** An `<input>`'s own props that a searched list hands on. */
export interface PickerInputProps {
  id?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

export type Picker<Item> = ReturnType<typeof usePicker<Item>>
