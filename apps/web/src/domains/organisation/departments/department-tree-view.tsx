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
import type { PendingDelete } from '#web/kit/resource/use-deletion.tsx'
import { departmentActions } from './department-actions.ts'
import { DepartmentCounts } from './department-counts.tsx'
import { DepartmentFile } from './department-file.tsx'
import type { DepartmentTask } from './department-task.ts'
import {
  idsAbove,
  idsAboveChanged,
  mayStandUnder,
  openToDepartmentLevel,
  siblingAfter,
  type Department,
} from './department-tree.ts'
import type { useDepartmentPlace } from './use-department-place.ts'
import type { Departments } from './use-departments.ts'
import { useDepartmentOrder } from './use-department-order.ts'

interface DepartmentTreeViewProps {
  departments: Departments
  closedTotal: number
  place: ReturnType<typeof useDepartmentPlace>
  mayEdit: boolean
  mayDelete: boolean
  onTask: (task: DepartmentTask) => void
  onDelete: (department: Department) => void
  onDeleteSome: (pending: PendingDelete) => void
}

const levelOptions = [
  { value: 0, label: 'Thu gọn hết' },
  ...Object.entries(departmentLevelLabels).map(([level, label]) => ({ value: Number(level), label })),
  { value: 99, label: 'Mở hết' },
]

/** The tree of departments with its tools, and beside it the file of the one that is looked at. */
export function DepartmentTreeView({
  departments,
  closedTotal,
  place,
  mayEdit,
  mayDelete,
  ...on
}: DepartmentTreeViewProps) {
  const { items, index } = departments
  const phone = useMediaQuery(media.phone)
  const [open, setOpen] = useState<readonly TreeId[]>(() => [
    ...openToDepartmentLevel(items, 4),
    ...(place.departmentId === null ? [] : idsAbove(index, place.departmentId)),
  ])
  const [known, setKnown] = useState(index)
  if (known !== index) {
    setKnown(index)
    setOpen([...new Set([...open, ...idsAboveChanged(known, index)])])
  }
  const [several, setSeveral] = useState(false)
  const [chosen, setChosen] = useState<readonly TreeId[]>([])
  const reorder = useDepartmentOrder(departments)
  const actions = departmentActions(
    { edit: mayEdit, delete: mayDelete },
    { start: on.onTask, remove: on.onDelete },
  )
  const file = place.departmentId === null ? undefined : index.get(place.departmentId)?.item

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
          onValueChange={(level) => startTransition(() => setOpen(openToDepartmentLevel(items, level)))}
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
    <Card width="bounded">
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
            selected={several ? chosen : place.departmentId === null ? [] : [place.departmentId]}
            onSelectedChange={(now) => (several ? setChosen(now) : place.setDepartment(Number(now[0])))}
            onOpen={({ id }) => place.setDepartment(Number(id))}
            {...(mayEdit && !several && { onMove: move })}
            canMove={({ id, parent }) =>
              mayStandUnder(index, Number(id), parent === null ? null : Number(parent))
            }
            actions={actions}
            renderEnd={({ data }) =>
              data && <DepartmentCounts department={data} short={phone || file !== undefined} />
            }
          />
        </ScrollArea>
      </Stack>
    </Card>
  )
  if (!file) return tree
  return (
    <Split>
      {tree}
      <DepartmentFile
        department={file.data}
        asOf={place.asOf}
        actions={actions}
        onClose={() => place.setDepartment(null)}
      />
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
