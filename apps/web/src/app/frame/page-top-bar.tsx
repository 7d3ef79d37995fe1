import { Breadcrumb } from '@nhansu/ui/breadcrumb/breadcrumb.tsx'
import { TopBar, TopBarMenuButton } from '@nhansu/ui/top-bar/top-bar.tsx'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useProfile } from '#web/session/use-profile.ts'
import { QuickSearch } from '../palette/quick-search.tsx'
import { crumbsOf, mayOpen } from '#web/kit/screen/screen.ts'
import { allScreens } from '../screens.ts'
import { useScreen } from '../use-screen.ts'
import { CompanySelector } from './company-selector.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { OwnMenu } from './own-menu.tsx'

/** Of one screen alone, so that no other one waits for it. */
const TrainingReportSelector = lazy(async () => {
  const training = await import('#web/domains/training/public.tsx')
  return { default: training.TrainingReportSelector }
})

export interface PageTopBarProps {
  onMenu: () => void
}

/** Where one is, the company one works in, and what is one's own. */
export function PageTopBar({ onMenu }: PageTopBarProps) {
  const screen = useScreen()
  return (
    <TopBar
      start={
        <>
          <TopBarMenuButton onClick={onMenu} />
          <PageCrumbs />
        </>
      }
      end={
        <>
          {screen?.path === '/dao-tao/bao-cao' && (
            <Suspense>
              <TrainingReportSelector />
            </Suspense>
          )}
          <QuickSearch />
          <CompanySelector />
          <NoticeBell />
          <OwnMenu />
        </>
      }
    />
  )
}

function PageCrumbs() {
  const screen = useScreen()
  const params = useParams()
  const { permissions } = useProfile()
  if (!screen || screen.path === '/') return <Breadcrumb items={[]} />
  const open = allScreens.filter((one) => one === screen || mayOpen(one, permissions))
  return <Breadcrumb items={crumbsOf(screen, open, params)} />
}
