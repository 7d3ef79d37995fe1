import type { ReactNode } from 'react'
import { term } from '../pages/campaign.css.ts'

/** One line of a list of facts; nothing where there is nothing to say. */
export function Fact({ words, value }: { words: string; value: ReactNode }) {
  if (value === '') return null
  return (
    <div>
      <dt className={term}>{words}</dt>
      <dd>{value}</dd>
    </div>
  )
}
