import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { groupsOf } from './card-lines.ts'
import { HomeCardView } from './cards.tsx'
import { shortCardOf, shortCards } from './home.css.ts'
import { OwnRecord } from './own-record.tsx'
import { Shortcuts } from './shortcuts.tsx'

// Its code comes with the first time that it is opened.
const ArrangeHome = lazy(() => import('./arrange-home.tsx'))

/** What waits for the reader himself makes nobody's page one about others. */
const ownKeys: ReadonlySet<string> = new Set([
  'data_notice',
  'first_imports',
  'awaited_answers',
  'own_readings',
  'own_lessons',
  'own_interviews',
  'own_exams',
  'own_marking',
  'own_renewal_reviews',
  'own_leaver_tasks',
  'own_contract_end',
  'own_requests',
  'unit_birthdays',
  'missed_day_turn',
])

/** The first page: the cards that the reader may have and his own record; who has no card begins with his record. */
export default function Home() {
  const { user, company } = useProfile()
  const [isArranging, setIsArranging] = useState(false)
  const shown = useQuery({ ...query('home.show'), enabled: company !== null })
  const home = shown.data?.home
  const hasNone = company === null || (home?.cards.every(({ key }) => ownKeys.has(key)) ?? false)
  const mayArrange = home !== undefined && home.cards.length + home.put_away.length > 0
  return (
    <Page
      title={`Xin chào, ${user.full_name}`}
      summary={company ? `Bạn đang làm việc tại ${company.name}.` : 'Tài khoản này chưa thuộc công ty nào.'}
      actions={
        mayArrange && (
          <Button tone="quiet" icon={LayoutDashboard} onClick={() => setIsArranging(true)}>
            Sắp xếp trang chủ
          </Button>
        )
      }
    >
      {hasNone ? (
        <Columns count="main-aside" gap="lg">
          <Stack>
            {home?.cards.map((card) => (
              <HomeCardView key={card.key} card={card} />
            ))}
            <OwnRecord />
          </Stack>
          <Shortcuts />
        </Columns>
      ) : (
        <Loaded query={shown}>{({ home: { cards } }) => <Cards cards={cards} />}</Loaded>
      )}
      {isArranging && home && (
        <Suspense>
          <ArrangeHome home={home} onClose={() => setIsArranging(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Figures of the company take the whole line, and so does the reader's own record; what is short stands side by side. */
function Cards({ cards }: { cards: readonly Schemas['HomeCard'][] }) {
  return (
    <Stack>
      {groupsOf(cards).map((group) =>
        group.kind === 'wide' ? (
          <HomeCardView key={group.card.key} card={group.card} />
        ) : (
          <div key={group.cards[0]?.key} className={shortCards}>
            {group.cards.map((card) => (
              <div key={card.key} className={shortCardOf[group.columns]}>
                <HomeCardView card={card} />
              </div>
            ))}
          </div>
        ),
      )}
      <OwnRecord />
    </Stack>
  )
}
