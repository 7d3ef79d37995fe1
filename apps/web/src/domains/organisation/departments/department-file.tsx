import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMediaQuery } from '@nhansu/ui/media/use-media-query.ts'
import { Tab, TabList, TabPanel, Tabs } from '@nhansu/ui/tabs/tabs.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { media } from '@nhansu/ui/theme/media.ts'
import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import { X } from 'lucide-react'
import { usePermission } from '#web/session/use-profile.ts'
import { DepartmentEmployees } from './department-employees.tsx'
import { DepartmentFacts } from './department-facts.tsx'
import { levelLabel, type Department } from './department-tree.ts'

interface DepartmentFileProps {
  department: Department
  /** A past day that is looked at; null for today. */
  asOf: string | null
  actions: readonly RowAction<TreeItem<Department>>[]
  onClose: () => void
}

/** A department at a glance, beside the tree; on a narrow window over it. */
export function DepartmentFile({ department, asOf, actions, onClose }: DepartmentFileProps) {
  const narrow = useMediaQuery(media.belowWide)
  const mayAskWho = usePermission('employee_access') && asOf === null
  const title = (
    <Inline as="span">
      {department.name}
      {!department.is_active && <Status tone="neutral">Đã giải thể</Status>}
    </Inline>
  )
  const summary = `${levelLabel(department.level)}, mã ${department.code}`
  const body = (
    <Stack>
      <DepartmentButtons department={department} actions={actions} />
      <Tabs defaultValue="facts">
        <TabList label={`Hồ sơ đơn vị ${department.name}`}>
          <Tab value="facts">Thông tin</Tab>
          {mayAskWho && <Tab value="people">Nhân viên</Tab>}
        </TabList>
        <TabPanel value="facts">
          <DepartmentFacts department={department} asOf={asOf} />
        </TabPanel>
        <TabPanel value="people">
          <DepartmentEmployees department={department} />
        </TabPanel>
      </Tabs>
    </Stack>
  )
  if (narrow)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()}>
        <DrawerContent width="large">
          <DialogHeader title={title} description={summary} />
          <DialogBody>{body}</DialogBody>
        </DrawerContent>
      </Dialog>
    )
  return (
    <Card title={title} actions={<IconButton icon={X} label="Đóng hồ sơ đơn vị" onClick={onClose} />}>
      <Stack gap="sm">
        <Text tone="soft">{summary}</Text>
        {body}
      </Stack>
    </Card>
  )
}

/** The menu's actions as buttons; what is refused says why. */
function DepartmentButtons({ department, actions }: Pick<DepartmentFileProps, 'department' | 'actions'>) {
  const item = { id: department.id, label: department.name, data: department }
  return (
    <Inline>
      {actions
        .filter(({ hidden }) => hidden?.(item) !== true)
        .map(({ id, label, icon, refusal, onSelect }) => {
          const refused = refusal?.(item) ?? null
          return (
            <Button
              key={id}
              size="small"
              {...(icon && { icon })}
              disabled={refused !== null}
              {...(refused !== null && { title: refused })}
              onClick={() => onSelect?.(item)}
            >
              {label}
            </Button>
          )
        })}
    </Inline>
  )
}
