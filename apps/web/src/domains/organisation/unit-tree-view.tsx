import { departmentLevelLabels } from '@nhansu/sdk/domains/organisation'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Box } from '@nhansu/ui/layout/box.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { ScrollArea } from '@nhansu/ui/layout/scroll-area.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMediaQuery } from '@nhansu/ui/media/use-media-query.ts'
import { SelectBox } from '@nhansu/ui/select/select-box.tsx'
import { Switch } from '@nhansu/ui/switch/switch.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { media } from '@nhansu/ui/theme/media.ts'
import { Tree } from '@nhansu/ui/tree/tree.tsx'
import type { TreeId, TreeMove } from '@nhansu/ui/tree/tree-item.ts'
import { Trash2 } from 'lucide-react'
import { type ReactNode, startTransition, useState } from 'react'
import type { Doomed } from '#web/resource/use-deletion.tsx'
import { unitActions } from './unit-actions.ts'
import { UnitCounts } from './unit-counts.tsx'
import { UnitFile } from './unit-file.tsx'
import type { UnitTask } from './unit-task.ts'
import {
  idsAbove,
  idsAboveChanged,
  mayStandUnder,
  openToUnitLevel,
  siblingAfter,
  type Unit,
} from './unit-tree.ts'
import type { useUnitPlace } from './use-unit-place.ts'
import type { Units } from './use-units.ts'
import { useUnitOrder } from './use-unit-order.ts'

interface UnitTreeViewProps {
  units: Units
  closedTotal: number
  place: ReturnType<typeof useUnitPlace>
  mayEdit: boolean
  mayDelete: boolean
  onTask: (task: UnitTask) => void
  onDelete: (unit: Unit) => void
  onDeleteSome: (doomed: Doomed) => void
}

const levelOptions = [
  { value: 0, label: 'Thu gọn hết' },
  ...Object.entries(departmentLevelLabels).map(([level, label]) => ({ value: Number(level), label })),
  { value: 99, label: 'Mở hết' },
]

/** The tree of units with its tools, and beside it the file of the one that is looked at. */
export function UnitTreeView({ units, closedTotal, place, mayEdit, mayDelete, ...on }: UnitTreeViewProps) {
  const { items, index } = units
  const phone = useMediaQuery(media.phone)
  const [open, setOpen] = useState<readonly TreeId[]>(() => [
    ...openToUnitLevel(items, 4),
    ...(place.unitId === null ? [] : idsAbove(index, place.unitId)),
  ])
  const [known, setKnown] = useState(index)
  if (known !== index) {
    setKnown(index)
    setOpen([...new Set([...open, ...idsAboveChanged(known, index)])])
  }
  const [several, setSeveral] = useState(false)
  const [chosen, setChosen] = useState<readonly TreeId[]>([])
  const reorder = useUnitOrder(units)
  const actions = unitActions({ edit: mayEdit, delete: mayDelete }, { start: on.onTask, remove: on.onDelete })
  const file = place.unitId === null ? undefined : index.get(place.unitId)?.item

  const move = (wanted: TreeMove) => {
    const id = Number(wanted.id)
    const parentId = wanted.parent === null ? null : Number(wanted.parent)
    const goal = { parentId, beforeId: siblingAfter(items, index, wanted) }
    if (index.get(id)?.item.data.parent_id === parentId) reorder(id, goal)
    else on.onTask({ kind: 'move', id, goal })
  }
  const stopChoosing = () => {
    setSeveral(false)
    setChosen([])
  }
  const ids = chosen.map(Number).filter((id) => index.has(id))
  const tools = (
    <Inline>
      <Box>
        <SelectBox
          aria-label="Mở đến cấp"
          placeholder="Mở đến cấp"
          options={levelOptions}
          value={null}
          onValueChange={(level) => startTransition(() => setOpen(openToUnitLevel(items, level)))}
        />
      </Box>
      {closedTotal > 0 && (
        <Switch
          label="Hiện đơn vị đã giải thể"
          checked={place.withClosed}
          onCheckedChange={place.setWithClosed}
        />
      )}
      {mayDelete && !several && (
        <Button tone="quiet" onClick={() => setSeveral(true)}>
          Chọn nhiều
        </Button>
      )}
    </Inline>
  )
  const tree = (
    <Card>
      <Stack gap="sm">
        {several && (
          <Inline justify="between">
            <Text weight="medium">Đã chọn {ids.length} đơn vị</Text>
            <Inline>
              <Button tone="quiet" onClick={stopChoosing}>
                Bỏ chọn
              </Button>
              <Button
                tone="danger"
                icon={Trash2}
                disabled={ids.length === 0}
                onClick={() =>
                  on.onDeleteSome({ ids, names: ids.flatMap((id) => index.get(id)?.item.label ?? []) })
                }
              >
                Xóa
              </Button>
            </Inline>
          </Inline>
        )}
        <ScrollArea label="Cây đơn vị" height="list">
          <Tree
            label="Cây đơn vị"
            items={items}
            searchable
            tools={tools}
            expanded={open}
            onExpandedChange={setOpen}
            selectionMode={several ? 'multiple' : 'single'}
            selected={several ? chosen : place.unitId === null ? [] : [place.unitId]}
            onSelectedChange={(now) => (several ? setChosen(now) : place.setUnit(Number(now[0])))}
            onOpen={({ id }) => place.setUnit(Number(id))}
            {...(mayEdit && !several && { onMove: move })}
            canMove={({ id, parent }) =>
              mayStandUnder(index, Number(id), parent === null ? null : Number(parent))
            }
            actions={actions}
            renderEnd={({ data }) => data && <UnitCounts unit={data} short={phone || file !== undefined} />}
          />
        </ScrollArea>
      </Stack>
    </Card>
  )
  if (!file) return tree
  return (
    <Split>
      {tree}
      <UnitFile unit={file.data} asOf={place.asOf} actions={actions} onClose={() => place.setUnit(null)} />
    </Split>
  )
}

/** Tree and file beside each other where there is room; else the file lays itself over the tree. */
function Split({ children }: { children: [tree: ReactNode, file: ReactNode] }) {
  const narrow = useMediaQuery(media.belowWide)
  if (narrow) return <>{children}</>
  return (
    <Columns count={2} gap="lg">
      {children}
    </Columns>
  )
}
