import { ToastProvider } from '@nhansu/ui/toast/toast-provider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { LeaveQuestion } from '#web/session/leave-question.tsx'
import { type Profile, refreshPermissions } from '#web/session/profile.ts'
import { queryClient } from '#web/session/queries.ts'
import { onUnsavedWork } from '#web/session/unsaved-work.ts'
import { ProfileContext } from '#web/session/use-profile.ts'
import { ScreensContext } from '#web/kit/screen/use-screens.ts'
import { allScreens } from '../screens.ts'
import { useServerNotices } from '../frame/use-server-notices.ts'
import { useSignedInHint } from '../frame/use-signed-in-hint.ts'
import { useInterruption } from '../interruptions/use-interruption.ts'

const loadInterruption = () => import('../interruptions/interruption-dialog.tsx')
const InterruptionDialog = lazy(loadInterruption)

/** Around every screen for who is signed in, in the frame or alone. Another user or company makes everything in it anew. */
export function DashboardLayout() {
  const profile = useLoaderData<Profile>()
  return (
    <QueryClientProvider client={queryClient}>
      <ProfileContext value={profile}>
        <ToastProvider>
          <LeaveQuestion key={`${profile.user.id} ${profile.company?.id}`}>
            <Interruptible profile={profile} />
          </LeaveQuestion>
        </ToastProvider>
      </ProfileContext>
    </QueryClientProvider>
  )
}

function Interruptible({ profile }: { profile: Profile }) {
  const [interruption, giveUp] = useInterruption(profile)
  useFreshPermissions()
  useSignedInHint()
  useServerNotices()
  useInterruptionAtHand()
  return (
    <>
      {/* Who has signed out elsewhere must not be read here any longer; what is typed stays in its fields. */}
      <div hidden={interruption === 'signed-out'}>
        <ScreensContext value={allScreens}>
          <Outlet />
        </ScreensContext>
      </div>
      <Suspense>{interruption && <InterruptionDialog reason={interruption} onGiveUp={giveUp} />}</Suspense>
    </>
  )
}

/**
 * What stands over unsaved work when the session ends is fetched when the work begins: a sign-out in another tab empties
 * this browser's caches, and may come without a network.
 */
function useInterruptionAtHand() {
  // What fails now is asked for again when it is needed.
  useEffect(() => onUnsavedWork(() => void loadInterruption().catch(() => undefined)), [])
}

/** A right that was taken away, or given, shows at the next navigation. */
function useFreshPermissions() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [entered] = useState(pathname)
  useEffect(() => {
    if (pathname === entered) return
    refreshPermissions().then(
      (changed) => (changed ? revalidate() : undefined),
      // The call that failed has told of itself; the rights known so far go on.
      () => undefined,
    )
  }, [pathname, entered, revalidate])
}
