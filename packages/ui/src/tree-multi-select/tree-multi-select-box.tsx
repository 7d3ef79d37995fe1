import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PickerChips } from '#ui/picker/picker-chips.tsx'
import { PickerFrame, type PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { useChoices } from '#ui/picker/use-choices.ts'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import type { TreeRow } from '#ui/tree-select/tree-rows.ts'
import { TreeRowList } from '#ui/tree-select/tree-row-list.tsx'
import { useTree } from '#ui/tree-select/use-tree.ts'
import type { ControlProps } from '../field/control-props.ts'
import type { TreeOption } from '../tree-select/tree-option.ts'

/** What a tree of several choices takes, with a label or without. */
export interface TreeMultiSelectState<Value extends string | number> {
  /** The roots of the tree; any depth. Keep the array while the tree is the same: it is indexed once. */
  options: ReadonlyArray<TreeOption<Value>>
  /** The chosen values, in the order of choosing. A node says nothing about the nodes below it. */
  value?: ReadonlyArray<Value> | undefined
  /** The chosen values at the start, where the caller does not keep them. */
  defaultValue?: ReadonlyArray<Value> | undefined
  /** Told of every choice and of every one taken away. */
  onValueChange?: ((values: ReadonlyArray<Value>) => void) | undefined
  /** Shown while nothing is chosen. Default: 'Chọn hoặc gõ để tìm...'. */
  placeholder?: string | undefined
  /** Name under which every value is sent with a form that is sent as it stands. */
  name?: string | undefined
}

export interface TreeMultiSelectBoxProps<Value extends string | number>
  extends TreeMultiSelectState<Value>, Partial<ControlProps>, PickerNativeProps {
  id?: string
}

/** The tree alone, for bars and popovers that name it by `aria-label`. */
export function TreeMultiSelectBox<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  ...native
}: TreeMultiSelectBoxProps<Value>) {
  const { forms } = useLabels()
  const search = useSearch()
  const { values, toggle, remove, clear, onBackspace } = useChoices({ value, defaultValue, onValueChange })
  const tree = useTree(options, values, search)
  const locked = native.disabled === true || native.readOnly === true
  const picker = usePicker<TreeRow<Value>>({
    search,
    items: tree.rows,
    text: '',
    startIndex: search.query === '' ? -1 : tree.firstMatch,
    isItemDisabled: ({ option }) => option.disabled === true,
    onPick: ({ option }) => toggle(option.value),
    stayOpen: true,
    onKey: (event, highlighted, highlight) =>
      onBackspace(event) || tree.onArrow(event, highlighted, highlight),
    locked,
  })
  return (
    <PickerFrame
      picker={picker}
      popup="tree"
      several
      native={{ ...native, placeholder: values.length === 0 ? (placeholder ?? forms.searchPlaceholder) : '' }}
      chips={
        <PickerChips
          values={values}
          labelOf={(one) => tree.nodes.get(one)?.option.label ?? String(one)}
          onRemove={locked ? undefined : remove}
        />
      }
      onClear={values.length > 1 ? clear : undefined}
      status={<PickerStatus state="ready" shown={tree.rows.length} total={tree.rows.length} />}
      name={name}
      values={values}
    >
      <TreeRowList picker={picker} tree={tree} chosen={values} />
    </PickerFrame>
  )
}
