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
import { UnitEmployees } from './unit-employees.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { levelLabel, type Unit } from './unit-tree.ts'

interface UnitFileProps {
  unit: Unit
  /** A past day that is looked at; null for today. */
  asOf: string | null
  actions: readonly RowAction<TreeItem<Unit>>[]
  onClose: () => void
}

/** A unit at a glance, beside the tree; on a narrow window over it. */
export function UnitFile({ unit, asOf, actions, onClose }: UnitFileProps) {
  const narrow = useMediaQuery(media.belowWide)
  const mayAskWho = usePermission('employee_access') && asOf === null
  const title = (
    <Inline as="span">
      {unit.name}
      {!unit.is_active && <Status tone="neutral">Đã giải thể</Status>}
    </Inline>
  )
  const summary = `${levelLabel(unit.level)}, mã ${unit.code}`
  const body = (
    <Stack>
      <UnitButtons unit={unit} actions={actions} />
      <Tabs defaultValue="facts">
        <TabList label={`Hồ sơ đơn vị ${unit.name}`}>
          <Tab value="facts">Thông tin</Tab>
          {mayAskWho && <Tab value="people">Nhân viên</Tab>}
        </TabList>
        <TabPanel value="facts">
          <UnitFacts unit={unit} asOf={asOf} />
        </TabPanel>
        <TabPanel value="people">
          <UnitEmployees unit={unit} />
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
function UnitButtons({ unit, actions }: Pick<UnitFileProps, 'unit' | 'actions'>) {
  const item = { id: unit.id, label: unit.name, data: unit }
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
