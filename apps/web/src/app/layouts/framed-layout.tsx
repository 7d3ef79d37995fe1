import { AppShell } from '@nhansu/ui/app-shell/app-shell.tsx'
import { TooltipProvider } from '@nhansu/ui/tooltip/tooltip-provider.tsx'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useProfile } from '#web/session/use-profile.ts'
import { ConnectionNotice } from '../frame/connection-notice.tsx'
import { MainMenu } from '../frame/main-menu.tsx'
import { PageTopBar } from '../frame/page-top-bar.tsx'
import { PageKeys } from '../keys/page-keys.tsx'
import { UpdateNotice } from '../updates/update-notice.tsx'

/** Menu, top bar and footer around a screen: every screen but those that stand alone. */
export function FramedLayout() {
  const { company } = useProfile()
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <TooltipProvider>
      <AppShell
        sidebar={<MainMenu drawerOpen={drawerOpen} onDrawerOpenChange={setDrawerOpen} />}
        topBar={<PageTopBar onMenu={() => setDrawerOpen(true)} />}
        footer={`Nhân sự · ${company?.name ?? 'Chưa thuộc công ty nào'}`}
      >
        <ConnectionNotice />
        <UpdateNotice />
        <PageKeys />
        <Outlet />
      </AppShell>
    </TooltipProvider>
  )
}
