import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { HomeCardView } from './cards.tsx'
import { OwnRecord } from './own-record.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** The first page: the cards that the reader may have and his own record; who has no card begins with his record. */
export default function Home() {
  const { user, company } = useProfile()
  const home = useQuery({ ...query('home.show'), enabled: company !== null })
  // What waits for his own answer makes nobody's page one about others.
  const hasNone =
    company === null || (home.data?.home.cards.every(({ key }) => key === 'awaited_answers') ?? false)
  return (
    <Page
      title={`Xin chào, ${user.full_name}`}
      summary={company ? `Bạn đang làm việc tại ${company.name}.` : 'Tài khoản này chưa thuộc công ty nào.'}
    >
      <Columns count="main-aside" gap="lg">
        {hasNone ? (
          <Stack>
            {home.data?.home.cards.map((card) => (
              <HomeCardView key={card.key} card={card} />
            ))}
            <OwnRecord />
          </Stack>
        ) : (
          <Loaded query={home}>
            {({ home: { cards } }) => (
              <Stack>
                {cards.map((card) => (
                  <HomeCardView key={card.key} card={card} />
                ))}
              </Stack>
            )}
          </Loaded>
        )}
        {hasNone ? <Shortcuts /> : <OwnRecord />}
      </Columns>
    </Page>
  )
}
