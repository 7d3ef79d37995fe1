import { useMemo } from 'react'
import { useValue } from '#ui/field/use-value.ts'
import { PickerFrame, type PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import type { PickOneProps } from '../picker/pick-props.ts'
import { TreeRowList } from './tree-row-list.tsx'
import type { TreeRow } from './tree-rows.ts'
import type { TreeSourceProps } from './tree-source.ts'
import { useTree } from './use-tree.ts'

/** What a tree of choices takes, with a label or without. */
export interface TreeSelectState<Value extends string | number>
  extends TreeSourceProps<Value>, PickOneProps<Value> {}

export interface TreeSelectBoxProps<Value extends string | number>
  extends TreeSelectState<Value>, PickerNativeProps {}

/** The tree alone, for bars and popovers that name it by `aria-label`. */
export function TreeSelectBox<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  ...native
}: TreeSelectBoxProps<Value>) {
  const search = useSearch()
  const [chosen, setChosen] = useValue<Value | null>({ value, defaultValue, onValueChange }, null)
  const values = useMemo(() => (chosen === null ? [] : [chosen]), [chosen])
  const tree = useTree(options, values, search)
  const picker = usePicker<TreeRow<Value>>({
    search,
    items: tree.rows,
    text: chosen === null ? '' : tree.labelOf(chosen),
    startIndex:
      search.query === '' ? tree.rows.findIndex(({ option }) => option.value === chosen) : tree.firstMatch,
    isItemDisabled: tree.isDisabled,
    onPick: ({ option }) => setChosen(option.value),
    onEmptied: () => setChosen(null),
    onKey: tree.onArrow,
    native,
  })
  return (
    <PickerFrame
      picker={picker}
      popup="tree"
      native={native}
      onClear={chosen === null ? undefined : () => setChosen(null)}
      status={<PickerStatus state="ready" shown={tree.rows.length} total={tree.rows.length} />}
      name={name}
      values={values}
    >
      <TreeRowList picker={picker} tree={tree} chosen={values} />
    </PickerFrame>
  )
}
