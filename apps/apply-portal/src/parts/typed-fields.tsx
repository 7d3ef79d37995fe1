import type { TypedForm } from '@nhansu/sdk/domains/portal-pages'
import { facts, term } from '../pages/campaign.css.ts'
import type { Line } from './typed-lines.ts'

/** Everything that was typed, out of sight, so that the next step of the form has it as well. */
export function TypedFields({ of: typed }: { of: TypedForm }) {
  return Object.entries(typed)
    .filter(([name]) => name !== 'step')
    .flatMap(([name, values]) =>
      values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
    )
}

/** What was typed, to be read. */
export function TypedFacts({ of: lines }: { of: readonly Line[] }) {
  return (
    <dl className={facts}>
      {lines.map(([words, value]) => (
        <div key={words}>
          <dt className={term}>{words}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
