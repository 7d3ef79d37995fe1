import type { Schemas } from '@nhansu/sdk/contract'
import { authorize } from '../../contract/access.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import type { HomeCardSource, OwnHomeCardSource } from '../../home-card.ts'
import { expiringDocumentsCard } from '../documents/public.ts'
import { headcountCard } from '../employees/public.ts'
import { dataRequestsDueCard } from '../personal-data/public.ts'
import { ownExamsCard, ownMarkingCard } from '../quiz/public.ts'
import { openCampaignsCard, ownInterviewsCard } from '../recruitment/public.ts'
import { waitingRequestsCard } from '../requests/public.ts'
import { awaitedAnswersCard } from '../training/public.ts'

/** What the reader himself has to do, before everything else. */
const ownCards: readonly OwnHomeCardSource[] = [
  awaitedAnswersCard,
  ownInterviewsCard,
  ownExamsCard,
  ownMarkingCard,
]

/** The cards about others, in their order. */
const cards: readonly HomeCardSource[] = [
  headcountCard,
  openCampaignsCard,
  waitingRequestsCard,
  dataRequestsDueCard,
  expiringDocumentsCard,
]

export default defineOperations('home', {
  'home.show': async (_, context) => {
    const shown: Schemas['HomeCard'][] = []
    // One after the other: a transaction has one connection.
    for (const card of ownCards) shown.push(...(await ownContentOf(card, context)))
    for (const card of cards) if (mayHave(card, context)) shown.push(await contentOf(card, context))
    return { home: { cards: shown } }
  },
})

function mayHave({ permission }: HomeCardSource, { session }: ProductContext): boolean {
  // A card is about others: who may see only the own record has that beside the cards.
  return session.grants.some((grant) => grant.permission === permission && grant.scope !== 'own')
}

/** The card of the own record, unless it has nothing to tell. */
async function ownContentOf(
  card: OwnHomeCardSource,
  context: ProductContext,
): Promise<Schemas['HomeCard'][]> {
  const { key, title, link, read } = card
  const content = await read({ ...context, scopes: [{ scope: 'own', asOneself: true }] })
  return content === undefined ? [] : [{ key, title, link, empty_text: '', [key]: content }]
}

/** What the card shows of the rows that its own permission lets the reader see. */
async function contentOf(card: HomeCardSource, context: ProductContext): Promise<Schemas['HomeCard']> {
  const { key, title, permission, link, emptyText, read } = card
  const scopes = authorize({ access: [{ permission }] }, context.session)
  const content = await read({ ...context, scopes })
  return { key, title, link, empty_text: emptyText, ...(content && { [key]: content }) }
}
