import { Children, type ReactNode } from 'react'
import { wholeDate } from '../text.css.ts'

/** A date as the kit writes it, with its time where one follows. */
const date = /(\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?)/

/** The same words; a date in them stays on one line, where browsers would break it behind a hyphen. */
export function wholeDates(words: ReactNode): ReactNode {
  if (typeof words === 'string') return date.test(words) ? inPieces(words) : words
  return Array.isArray(words) ? Children.map(words, wholeDates) : words
}

// Split at the dates, which stand at every second place.
function inPieces(words: string): ReactNode {
  const pieces = words.split(date).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={place} className={wholeDate}>
        {piece}
      </span>
    ),
  )
  return <>{pieces}</>
}
