import type { Schemas } from '@nhansu/sdk/contract'

type HomeCard = Schemas['HomeCard']

/** Cards that take a whole line. */
const wideKeys: ReadonlySet<string> = new Set(['awaited_answers', 'headcount', 'open_campaigns'])

/** A card with a line of its own, or short cards that stand side by side. */
export type CardGroup =
  | { kind: 'wide'; card: HomeCard }
  | { kind: 'short'; cards: readonly HomeCard[]; columns: 1 | 2 | 3 | 4 }

/** Cards in their order, short ones gathered until a wide one comes. */
export function groupsOf(cards: readonly HomeCard[]): CardGroup[] {
  const groups: (HomeCard | HomeCard[])[] = []
  for (const card of cards) {
    const last = groups.at(-1)
    if (wideKeys.has(card.key)) groups.push(card)
    else if (Array.isArray(last)) last.push(card)
    else groups.push([card])
  }
  return groups.map((group) =>
    Array.isArray(group)
      ? { kind: 'short', cards: group, columns: columnsFor(group.length) }
      : { kind: 'wide', card: group },
  )
}

/** How many stand side by side, so that lines of at most four are as full as each other: five are three and two. */
export function columnsFor(count: number): 1 | 2 | 3 | 4 {
  const lines = Math.ceil(count / 4)
  // One to four by what lines are.
  return Math.ceil(count / lines) as 1 | 2 | 3 | 4
}
