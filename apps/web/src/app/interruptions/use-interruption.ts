import type { Session, SessionChange } from '@nhansu/sdk'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { client } from '#web/session/client.ts'
import type { Profile } from '#web/session/profile.ts'
import { signInPath } from '#web/session/safe-path.ts'
import { discardUnsavedWork, hasUnsavedWork } from '#web/session/unsaved-work.ts'
import { useScreen } from '../use-screen.ts'
import { placeAfterSwitch } from './place-after-switch.ts'

/**
 * Why the page cannot go on as it is: the session has ended, or another tab has signed out or switched company while a
 * form here holds unsaved work.
 */
export type Interruption = 'expired' | 'signed-out' | 'company-changed'

/**
 * Follows the session, whichever tab changes it. Without unsaved work the page goes along at once; with it the page
 * stays as it is and an interruption asks what to do.
 *
 * @returns the interruption, and the way to follow the session now, giving up the unsaved work
 */
export function useInterruption(profile: Profile): [Interruption | undefined, () => void] {
  const [interruption, interrupt] = useState<Interruption>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const screen = useScreen()

  useEffect(() => {
    const follow = (session: Session, change: SessionChange) => {
      // Somebody else sits here now: nothing of the one before may stay on the screen.
      if (session.token !== undefined && !isUser(session, profile)) discardUnsavedWork()
      const next = interruptionBy(session, change, profile)
      interrupt(next === 'expired' || hasUnsavedWork() ? next : undefined)
      if (next === 'expired' || (next && hasUnsavedWork())) return
      void goAlong(session)
    }
    const goAlong = async (session: Session) => {
      if (session.token === undefined) await navigate(signInPath('/'), { replace: true })
      else if (isOf(session, profile)) await revalidate()
      else {
        await navigate(placeAfterSwitch(screen))
        await revalidate()
      }
    }
    return client.session.subscribe(follow)
  }, [profile, navigate, revalidate, screen])

  const giveUp = async () => {
    discardUnsavedWork()
    interrupt(undefined)
    if (client.session.read().token === undefined) return navigate(signInPath('/'), { replace: true })
    await navigate('/')
    return revalidate()
  }
  return [interruption, () => void giveUp()]
}

function interruptionBy(session: Session, change: SessionChange, profile: Profile): Interruption | undefined {
  if (change === 'expired' || change === 'signed-out') return change
  return isOf(session, profile) ? undefined : 'company-changed'
}

function isOf(session: Session, profile: Profile): boolean {
  return isUser(session, profile) && session.companyId === profile.company?.id
}

function isUser({ user }: Session, profile: Profile): boolean {
  return user?.toLowerCase() === profile.user.login.toLowerCase()
}
