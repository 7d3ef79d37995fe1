import type { Data, Schemas } from '@nhansu/sdk/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'

type CardName = Schemas['HomeCardName']

/** Which cards are shown, in their order, and which are put away. */
interface Arrangement {
  shown: readonly CardName[]
  putAway: readonly CardName[]
}

/**
 * One's own arrangement of the first page while it is changed: what is pressed counts at once, and is kept in the order of
 * the presses. What could not be kept stands as it was.
 *
 * @param home the page as it is
 */
export function useArrangement({ cards, put_away, is_arranged }: Data<'home.show'>['home']) {
  const kept: Arrangement = { shown: cards, putAway: put_away }
  const [wanted, want] = useState<Arrangement>()
  const [problem, tell] = useState<string>()
  const { mutate } = useMutation({ ...mutation('home.arrange'), scope: { id: 'home.arrange' } })
  const { shown, putAway } = wanted ?? kept

  const save = (body: Schemas['HomeArrangement']) => {
    tell(undefined)
    mutate(
      { body },
      {
        onError: (error) => {
          want(undefined)
          tell(errorText(error, 'Không lưu được cách sắp xếp.'))
        },
      },
    )
  }
  const keep = (next: Arrangement) => {
    want(next)
    save({ order: next.shown.map(({ key }) => key), put_away: next.putAway.map(({ key }) => key) })
  }

  return {
    shown,
    putAway,
    isArranged: wanted !== undefined || is_arranged,
    problem,
    move: (from: number, to: number) => {
      const [card] = shown.slice(from, from + 1)
      const others = shown.toSpliced(from, 1)
      if (card) keep({ shown: others.toSpliced(to, 0, card), putAway })
    },
    hide: (card: CardName) =>
      keep({ shown: shown.filter(({ key }) => key !== card.key), putAway: [...putAway, card] }),
    show: (card: CardName) =>
      keep({ shown: [...shown, card], putAway: putAway.filter(({ key }) => key !== card.key) }),
    /** The usual page again; what it is comes from the server. */
    reset: () => {
      want(undefined)
      save({ order: [], put_away: [] })
    },
  }
}
