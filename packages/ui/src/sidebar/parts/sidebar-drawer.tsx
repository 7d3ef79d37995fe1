import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DrawerContent } from '#ui/drawer/drawer-content.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'

interface SidebarDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The sidebar of a narrow window. A default export, because wide windows never load it. */
export default function SidebarDrawer({ open, onOpenChange, children }: SidebarDrawerProps) {
  const { navigation } = useLabels()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DrawerContent side="left" width="menu" label={navigation.mainMenu}>
        {children}
      </DrawerContent>
    </Dialog>
  )
}
