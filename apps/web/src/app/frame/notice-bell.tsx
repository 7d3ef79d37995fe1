import { formatNumber } from '@nhansu/ui/format/number.ts'
import { TopBarCountLink } from '@nhansu/ui/top-bar/top-bar-count-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'

/**
 * The way to one's notices, with the number that has not been read. It is counted anew when another screen is opened or
 * the window gets the focus, at most twice a minute; nothing asks by the clock.
 */
export function NoticeBell() {
  const { pathname } = useLocation()
  const unread = useUnread()
  const label = unread === 0 ? 'Thông báo' : `Thông báo, ${formatNumber(unread)} chưa đọc`
  return (
    <>
      <TopBarCountLink icon={Bell} label={label} href="/thong-bao" count={unread} />
      <CountAgain key={pathname} />
    </>
  )
}

/** Asks when it is mounted, if the last answer is old; the link itself stays, so that it keeps the focus. */
function CountAgain() {
  useUnread()
  return null
}

function useUnread(): number {
  const { company } = useProfile()
  const { data } = useQuery({ ...query('notices.unread'), enabled: company !== undefined })
  return data?.unread ?? 0
}
