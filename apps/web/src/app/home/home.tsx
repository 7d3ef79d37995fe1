import type { Schemas } from '@nhansu/sdk/contract'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { HomeCardView } from './cards.tsx'
import { fourCards, place, shortCards } from './home.css.ts'
import { OwnRecord } from './own-record.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** What waits for the reader himself makes nobody's page one about others. */
const ownKeys: ReadonlySet<string> = new Set([
  'awaited_answers',
  'own_interviews',
  'own_exams',
  'own_marking',
])

/** The first page: the cards that the reader may have and his own record; who has no card begins with his record. */
export default function Home() {
  const { user, company } = useProfile()
  const home = useQuery({ ...query('home.show'), enabled: company !== null })
  const hasNone = company === null || (home.data?.home.cards.every(({ key }) => ownKeys.has(key)) ?? false)
  return (
    <Page
      title={`Xin chào, ${user.full_name}`}
      summary={company ? `Bạn đang làm việc tại ${company.name}.` : 'Tài khoản này chưa thuộc công ty nào.'}
    >
      {hasNone ? (
        <Columns count="main-aside" gap="lg">
          <Stack>
            {home.data?.home.cards.map((card) => (
              <HomeCardView key={card.key} card={card} />
            ))}
            <OwnRecord />
          </Stack>
          <Shortcuts />
        </Columns>
      ) : (
        <Loaded query={home}>{({ home: { cards } }) => <Cards cards={cards} />}</Loaded>
      )}
    </Page>
  )
}

/** Cards whose lines say much. */
const wideKeys: ReadonlySet<string> = new Set([
  'awaited_answers',
  'own_interviews',
  'headcount',
  'open_campaigns',
])

/** Figures of the company take the whole line, and so does the reader's own record; what is short stands side by side. */
function Cards({ cards }: { cards: readonly Schemas['HomeCard'][] }) {
  const isWide = ({ key }: Schemas['HomeCard']) => wideKeys.has(key)
  const [wide, short] = [cards.filter(isWide), cards.filter((card) => !isWide(card))]
  return (
    <Stack>
      {wide.map((card) => (
        <HomeCardView key={card.key} card={card} />
      ))}
      {short.length > 0 && (
        <div className={place}>
          <div className={short.length === 4 ? `${shortCards} ${fourCards}` : shortCards}>
            {short.map((card) => (
              <HomeCardView key={card.key} card={card} />
            ))}
          </div>
        </div>
      )}
      <OwnRecord />
    </Stack>
  )
}
