import type { Schemas } from '@nhansu/sdk/contract'
import { authorize } from '../../contract/access.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import type { HomeCardSource } from '../../home-card.ts'
import { expiringDocumentsCard } from '../documents/public.ts'
import { headcountCard } from '../employees/public.ts'
import { waitingRequestsCard } from '../requests/public.ts'

/** The cards of the first page, in their order. */
const cards: readonly HomeCardSource[] = [headcountCard, waitingRequestsCard, expiringDocumentsCard]

export default defineOperations('home', {
  'home.show': async (_, context) => {
    const shown: Schemas['HomeCard'][] = []
    // One after the other: a transaction has one connection.
    for (const card of cards) if (mayHave(card, context)) shown.push(await contentOf(card, context))
    return { home: { cards: shown } }
  },
})

function mayHave({ permission }: HomeCardSource, { session }: ProductContext): boolean {
  // A card is about others: who may see only the own record has that beside the cards.
  return session.grants.some((grant) => grant.permission === permission && grant.scope !== 'own')
}

/** What the card shows of the rows that its own permission lets the reader see. */
async function contentOf(card: HomeCardSource, context: ProductContext): Promise<Schemas['HomeCard']> {
  const { key, title, permission, link, emptyText, read } = card
  const scopes = authorize({ access: [{ permission }] }, context.session)
  const content = await read({ ...context, scopes })
  return { key, title, link, empty_text: emptyText, ...(content && { [key]: content }) }
}
