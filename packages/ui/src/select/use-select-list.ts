import { useSelect, type UseSelectState, type UseSelectStateChangeOptions } from 'downshift'
import { type Ref, useState } from 'react'
import { foldVietnamese } from '#ui/format/fold-vietnamese.ts'

/** A row of the list; null stands for the row that chooses nothing again. */
export interface SelectRow<Value extends string | number> {
  value: Value | null
  label: string
  description?: string
  disabled?: boolean
}

export interface SelectListOptions<Value extends string | number> {
  rows: ReadonlyArray<SelectRow<Value>>
  /** The row of what is chosen; null for none. */
  chosen: SelectRow<Value> | null
  onPick: (row: SelectRow<Value>) => void
  /** Disabled or read-only: the list does not open. */
  locked: boolean
}

const types = useSelect.stateChangeTypes

/** The logic of a list that is not searched, on downshift: keyboard, first letters with or without accents, readers. */
export function useSelectList<Value extends string | number>({
  rows,
  chosen,
  onPick,
  locked,
}: SelectListOptions<Value>) {
  const [open, setOpen] = useState(false)
  const reduce = (
    state: UseSelectState<SelectRow<Value>>,
    { type, changes }: UseSelectStateChangeOptions<SelectRow<Value>>,
  ): Partial<UseSelectState<SelectRow<Value>>> =>
    // Leaving is no choice: downshift would take the row that happens to be highlighted.
    type === types.ToggleButtonBlur ? { ...changes, selectedItem: state.selectedItem } : changes
  const list = useSelect<SelectRow<Value>>({
    items: [...rows],
    itemToString: (row) => (row ? foldVietnamese(row.label) : ''),
    itemToKey: (row) => row?.value,
    isItemDisabled: (row) => row.disabled === true,
    isOpen: open,
    selectedItem: chosen,
    // Without a choice the keyboard begins at the first row that is one.
    ...(chosen === null && { defaultHighlightedIndex: rows.findIndex((row) => row.value !== null) }),
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen && !locked),
  })
  return {
    open,
    close: () => setOpen(false),
    highlighted: list.highlightedIndex,
    toggleProps: (given: { ref?: Ref<HTMLButtonElement> | undefined; disabled: boolean }) =>
      list.getToggleButtonProps({ ...given, ref: given.ref ?? null, 'aria-labelledby': undefined }),
    menuProps: (label: string) => list.getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    itemProps: (item: SelectRow<Value>, index: number) => list.getItemProps({ item, index }),
  }
}
