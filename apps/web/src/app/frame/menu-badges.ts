import type { Schemas } from '@nhansu/sdk/contract'
import type { CountBadgeProps } from '@nhansu/ui/badge/count-badge.tsx'

/** A number beside an entry of the sidebar. */
export type MenuBadge = Pick<CountBadgeProps, 'value' | 'label' | 'tone'>

type Cards = readonly Schemas['HomeCard'][]

/** What waits for the reader behind an entry, by its address, out of the cards of his first page. */
const sources: Readonly<Record<string, (card: Schemas['HomeCard']) => MenuBadge | undefined>> = {
  '/yeu-cau-cap-nhat-thong-tin': ({ waiting_requests: waiting }) =>
    waiting && { value: waiting.total, label: 'yêu cầu chờ duyệt', tone: 'warn' },
  '/du-lieu-ca-nhan': ({ data_requests_due: due }) =>
    due && {
      value: due.total,
      label: due.overdue > 0 ? 'yêu cầu đến hạn hoặc quá hạn' : 'yêu cầu đến hạn',
      tone: due.overdue > 0 ? 'bad' : 'warn',
    },
}

/** The number beside an entry; none where the first page has not been asked for, or nothing waits. */
export function badgeOf(href: string, cards: Cards): MenuBadge | undefined {
  const read = sources[href]
  return read && cards.map(read).find((badge) => badge !== undefined)
}
