import { ChevronDown, ChevronRight } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { fold, noFold } from '#ui/picker/picker.css.ts'
import { PickerRow } from '#ui/picker/picker-row.tsx'
import type { Picker } from '#ui/picker/use-picker.ts'
import type { TreeRow } from './tree-rows.ts'
import type { Tree } from './use-tree.ts'

export interface TreeRowListProps<Value extends string | number> {
  /** What `usePicker` gave. */
  picker: Picker<TreeRow<Value>>
  /** What `useTree` gave. */
  tree: Tree<Value>
  /** Values that are chosen. */
  chosen: ReadonlyArray<Value>
}

/** The rows of a tree inside a `PickerFrame`. */
export function TreeRowList<Value extends string | number>({
  picker,
  tree,
  chosen,
}: TreeRowListProps<Value>) {
  return tree.rows.map((row, index) => {
    const { option, depth, place, siblings, unfolded } = row
    return (
      <PickerRow
        {...picker.itemProps(row, index)}
        role="treeitem"
        aria-level={depth + 1}
        aria-posinset={place}
        aria-setsize={siblings}
        {...(unfolded !== null && { 'aria-expanded': unfolded })}
        key={option.value}
        label={option.label}
        description={option.description}
        chosen={chosen.includes(option.value)}
        highlighted={index === picker.highlighted}
        depth={depth}
        soft={!tree.matches(row)}
        lead={
          unfolded === null || !tree.canFold ? (
            <span className={noFold} />
          ) : (
            <FoldButton label={option.label} unfolded={unfolded} onToggle={() => tree.toggle(row)} />
          )
        }
      />
    )
  })
}

interface FoldButtonProps {
  label: string
  unfolded: boolean
  onToggle: () => void
}

/** For the pointer alone: with the keyboard the row itself is folded by its arrows. */
function FoldButton({ label, unfolded, onToggle }: FoldButtonProps) {
  const { forms } = useLabels()
  return (
    <span
      aria-hidden
      title={unfolded ? forms.fold(label) : forms.unfold(label)}
      className={fold}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <Icon of={unfolded ? ChevronDown : ChevronRight} size="small" />
    </span>
  )
}
