import type { PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerFrameMany } from '#ui/picker/picker-frame-many.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { useChoices } from '#ui/picker/use-choices.ts'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import { TreeRowList } from '#ui/tree-select/tree-row-list.tsx'
import type { TreeRow } from '#ui/tree-select/tree-rows.ts'
import { useTree } from '#ui/tree-select/use-tree.ts'
import type { PickManyProps } from '../picker/pick-props.ts'
import type { TreeSourceProps } from '../tree-select/tree-source.ts'

/** What a tree of several choices takes, with a label or without. A node says nothing about the nodes below it. */
export interface TreeMultiSelectState<Value extends string | number>
  extends TreeSourceProps<Value>, PickManyProps<Value> {}

export interface TreeMultiSelectBoxProps<Value extends string | number>
  extends TreeMultiSelectState<Value>, PickerNativeProps {}

/** The tree alone, for bars and popovers that name it by `aria-label`. */
export function TreeMultiSelectBox<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  ...native
}: TreeMultiSelectBoxProps<Value>) {
  const search = useSearch()
  const choices = useChoices<Value>({ value, defaultValue, onValueChange })
  const tree = useTree(options, choices.values, search)
  const picker = usePicker<TreeRow<Value>>({
    search,
    items: tree.rows,
    text: '',
    startIndex: search.query === '' ? -1 : tree.firstMatch,
    isItemDisabled: tree.isDisabled,
    onPick: ({ option }) => choices.toggle(option.value),
    stayOpen: true,
    onKey: (event, highlighted, highlight) =>
      choices.onBackspace(event) || tree.onArrow(event, highlighted, highlight),
    native,
  })
  return (
    <PickerFrameMany
      picker={picker}
      popup="tree"
      native={native}
      choices={choices}
      labelOf={tree.labelOf}
      status={<PickerStatus state="ready" shown={tree.rows.length} total={tree.rows.length} />}
      name={name}
    >
      <TreeRowList picker={picker} tree={tree} chosen={choices.values} />
    </PickerFrameMany>
  )
}
