import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMediaQuery } from '@nhansu/ui/media/use-media-query.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { media } from '@nhansu/ui/theme/media.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DetailTab, DetailTabs } from './detail-tabs.tsx'

interface DetailPanelProps {
  /** The record's name. */
  title: string
  /** Its state: a `Status`. */
  status?: ReactNode
  /** One line of what matters most. */
  summary: string
  /** What can be done with it: small buttons. */
  actions?: ReactNode
  /** What the tabs are of, for a screen reader. */
  tabsLabel: string
  tabs: readonly DetailTab[]
  /** The name of the chosen tab in the address, where 'tab' belongs to something else on the screen. */
  addressKey?: string
  /** What the button that closes it says. */
  closeLabel: string
  onClose: () => void
}

/** A record beside the list or tree that it is chosen in; on a narrow window it lays itself over that. */
export function DetailPanel(props: DetailPanelProps) {
  const { title, status, summary, actions, tabsLabel, tabs, addressKey, closeLabel, onClose } = props
  const narrow = useMediaQuery(media.belowWide)
  const name = (
    <Inline as="span">
      {title}
      {status}
    </Inline>
  )
  const body = (
    <Stack>
      {actions && <Inline>{actions}</Inline>}
      <DetailTabs label={tabsLabel} tabs={tabs} {...(addressKey !== undefined && { addressKey })} />
    </Stack>
  )
  if (narrow)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()}>
        <DrawerContent width="large">
          <DialogHeader title={name} description={summary} />
          <DialogBody>{body}</DialogBody>
        </DrawerContent>
      </Dialog>
    )
  return (
    <Card title={name} actions={<IconButton icon={X} label={closeLabel} onClick={onClose} />}>
      <Stack gap="sm">
        <Text tone="soft">{summary}</Text>
        {body}
      </Stack>
    </Card>
  )
}
