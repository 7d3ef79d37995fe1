import type { Schemas } from '@nhansu/sdk/contract'
import { authorize } from '../../contract/access.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import type { HomeCardSource, OwnHomeCardSource } from '../../home-card.ts'
import { arrangementOf, inWantedOrder, keepArrangement } from './arrangement.ts'
import { cards, ownCards } from './cards.ts'

type HomeCard = Schemas['HomeCard']

/** A card that the reader may have, and how its content is read. */
interface OfferedCard {
  key: HomeCard['key']
  title: string
  /** Never put away. */
  stays: boolean
  /** Nothing for a card that is not there while it has nothing to tell. */
  read: () => Promise<HomeCard[]>
}

export default defineOperations('home', {
  'home.show': async (_, context) => {
    const arrangement = await arrangementOf(context)
    const offered = inWantedOrder(offeredCards(context), arrangement?.order ?? [])
    const isPutAway = ({ key, stays }: OfferedCard) => !stays && arrangement?.put_away.includes(key) === true
    const shown: HomeCard[] = []
    // One after the other: a transaction has one connection.
    for (const card of offered) if (!isPutAway(card)) shown.push(...(await card.read()))
    const putAway = offered.filter(isPutAway).map(({ key, title }) => ({ key, title }))
    return { home: { cards: shown, put_away: putAway, is_arranged: arrangement !== undefined } }
  },

  'home.arrange': async ({ body }, context) => {
    await keepArrangement(context, body)
    context.audit({ changedFields: ['order', 'put_away'] })
    return { arrangement: body }
  },
})

/** What there is for the reader, in the usual order. */
function offeredCards(context: ProductContext): OfferedCard[] {
  return [
    ...ownCards.map((card) => ({
      key: card.key,
      title: card.title,
      stays: card.stays === true,
      read: () => ownContentOf(card, context),
    })),
    ...cards
      .filter((card) => mayHave(card, context))
      .map((card) => ({
        key: card.key,
        title: card.title,
        stays: false,
        read: async () => [await contentOf(card, context)],
      })),
  ]
}

function mayHave({ permission, needs = [], isFor }: HomeCardSource, context: ProductContext): boolean {
  // A card is about others: who may see only the own record has that beside the cards.
  const isHeld = [permission, ...needs].every((name) =>
    context.session.grants.some((grant) => grant.permission === name && grant.scope !== 'own'),
  )
  return isHeld && (isFor === undefined || isFor(context))
}

/** The card of the own record, unless it has nothing to tell. */
async function ownContentOf(card: OwnHomeCardSource, context: ProductContext): Promise<HomeCard[]> {
  const { key, title, link, read } = card
  const content = await read({ ...context, scopes: [{ scope: 'own', asOneself: true }] })
  return content === undefined ? [] : [{ key, title, link, empty_text: '', [key]: content }]
}

/** What the card shows of the rows that its own permission lets the reader see. */
async function contentOf(card: HomeCardSource, context: ProductContext): Promise<HomeCard> {
  const { key, title, permission, link, emptyText, read } = card
  const scopes = authorize({ access: [{ permission }] }, context.session)
  const content = await read({ ...context, scopes })
  return { key, title, link, empty_text: emptyText, ...(content && { [key]: content }) }
}
