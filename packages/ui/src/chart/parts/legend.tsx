import { legend, legendItem, lines } from '../chart.css.ts'
import { TonedShape } from './hatches.tsx'

interface LegendProps {
  items: readonly { key: string; label: string; tone: number | 'plan' }[]
}

/** Which colour and pattern is which series. */
export function Legend({ items }: LegendProps) {
  return (
    <ul className={legend}>
      {items.map(({ key, label, tone }) => (
        <li key={key} className={legendItem} data-legend="">
          <svg width="16" height="12" aria-hidden="true">
            {tone === 'plan' ? (
              <path d="M0 6H16" className={lines.plan} />
            ) : (
              <TonedShape d="M0 0H16V12H0z" tone={tone} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
