import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'

type Key = Schemas['HomeCardKey']

/** How the reader has arranged his first page; undefined where he has not. */
export async function arrangementOf({
  prepared,
  session,
  inThisCompany,
}: ProductContext): Promise<Schemas['HomeArrangement'] | undefined> {
  const rows = await prepared(sql<{ card_order: string[]; put_away: string[] }>`
    select card_order, put_away from home_arrangements
    where ${inThisCompany('home_arrangements')} and user_id = ${session.userId}`)
  const [kept] = rows
  // The contract checked the keys when they were written; a card that has gone since meets none.
  return kept && { order: kept.card_order as Key[], put_away: kept.put_away as Key[] }
}

/** Keeps what the reader wants; nothing is kept of a page that is the usual one. */
export async function keepArrangement(
  { db, session, companyId, inThisCompany }: ProductContext,
  { order, put_away }: Schemas['HomeArrangement'],
): Promise<void> {
  await (
    order.length + put_away.length === 0
      ? sql`delete from home_arrangements
          where ${inThisCompany('home_arrangements')} and user_id = ${session.userId}`
      : sql`insert into home_arrangements (company_id, user_id, card_order, put_away)
          values (${companyId}, ${session.userId}, ${order}::text[], ${put_away}::text[])
          on conflict (company_id, user_id)
          do update set card_order = excluded.card_order, put_away = excluded.put_away`
  ).execute(db)
}

/** Cards in the wanted order; one that it does not name stands behind its neighbour of the usual order. */
export function inWantedOrder<Card extends { key: Key }>(
  cards: readonly Card[],
  order: readonly Key[],
): Card[] {
  const placed = order.flatMap((key) => cards.find((card) => card.key === key) ?? [])
  for (const [index, card] of cards.entries()) {
    if (placed.includes(card)) continue
    const neighbour = cards[index - 1]
    placed.splice(neighbour ? placed.indexOf(neighbour) + 1 : 0, 0, card)
  }
  return placed
}
