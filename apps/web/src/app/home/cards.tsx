import type { Schemas } from '@nhansu/sdk/contract'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import type { ComponentType } from 'react'
import { HeadcountCard } from '#web/domains/employees/headcount/headcount-card.tsx'

type HomeCard = Schemas['HomeCard']
type Content<Key extends HomeCard['key']> = NonNullable<HomeCard[Key]>

/** How each card shows what it has: the server says which of them a reader may have, in their order. */
const cards: { [Key in HomeCard['key']]: ComponentType<{ content: Content<Key> }> } = {
  headcount: HeadcountCard,
}

/** One card of the first page; an empty one says so and leads to its screen. */
export function HomeCardView({ card }: { card: HomeCard }) {
  const { key, title, link, empty_text: emptyText } = card
  const Content = cards[key]
  const content = card[key]
  if (content) return <Content content={content} />
  return (
    <Card title={title}>
      <EmptyState title={emptyText} actions={<ButtonLink href={link}>Mở màn hình</ButtonLink>} />
    </Card>
  )
}
