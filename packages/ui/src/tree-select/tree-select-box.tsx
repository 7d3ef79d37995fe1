import { useMemo } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PickerFrame, type PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import type { ControlProps } from '../field/control-props.ts'
import { useValue } from '../field/use-value.ts'
import type { TreeOption } from './tree-option.ts'
import { TreeRowList } from './tree-row-list.tsx'
import type { TreeRow } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

/** What a tree of choices takes, with a label or without. */
export interface TreeSelectState<Value extends string | number> {
  /** The roots of the tree; any depth. Keep the array while the tree is the same: it is indexed once. */
  options: ReadonlyArray<TreeOption<Value>>
  /** The chosen value; null for none. */
  value?: Value | null | undefined
  /** The chosen value at the start, where the caller does not keep it. */
  defaultValue?: Value | null | undefined
  /** Told of every choice; null when it is taken away. */
  onValueChange?: ((value: Value | null) => void) | undefined
  /** Shown while nothing is chosen. Default: 'Chọn hoặc gõ để tìm...'. */
  placeholder?: string | undefined
  /** Name under which the value is sent with a form that is sent as it stands. */
  name?: string | undefined
}

export interface TreeSelectBoxProps<Value extends string | number>
  extends TreeSelectState<Value>, Partial<ControlProps>, PickerNativeProps {
  id?: string
}

/** The tree alone, for bars and popovers that name it by `aria-label`. */
export function TreeSelectBox<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  ...native
}: TreeSelectBoxProps<Value>) {
  const { forms } = useLabels()
  const search = useSearch()
  const [chosen, setChosen] = useValue<Value | null>({ value, defaultValue, onValueChange }, null)
  const values = useMemo(() => (chosen === null ? [] : [chosen]), [chosen])
  const tree = useTree(options, values, search)
  const picker = usePicker<TreeRow<Value>>({
    search,
    items: tree.rows,
    text: chosen === null ? '' : (tree.nodes.get(chosen)?.option.label ?? String(chosen)),
    startIndex:
      search.query === '' ? tree.rows.findIndex(({ option }) => option.value === chosen) : tree.firstMatch,
    isItemDisabled: ({ option }) => option.disabled === true,
    onPick: ({ option }) => setChosen(option.value),
    onEmptied: () => setChosen(null),
    onKey: tree.onArrow,
    locked: native.disabled === true || native.readOnly === true,
  })
  return (
    <PickerFrame
      picker={picker}
      popup="tree"
      native={{ ...native, placeholder: placeholder ?? forms.searchPlaceholder }}
      onClear={chosen === null ? undefined : () => setChosen(null)}
      status={<PickerStatus state="ready" shown={tree.rows.length} total={tree.rows.length} />}
      name={name}
      values={values}
    >
      <TreeRowList picker={picker} tree={tree} chosen={values} />
    </PickerFrame>
  )
}
