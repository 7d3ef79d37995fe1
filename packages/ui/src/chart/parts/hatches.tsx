import { createContext, useContext } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { chartPatterns } from '../chart-colors.ts'
import { hatch, hatchInForced, hatchLine, tones } from '../chart.css.ts'

/** What the names of a chart's patterns begin with: there may be several charts on a page. */
export const HatchNames = createContext('')

/** The patterns of a chart, drawn nowhere by themselves. */
export function Hatches({ names }: { names: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {chartPatterns.map((d, place) => (
          <pattern key={d} id={`${names}-${place}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d={d} className={hatchLine} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

/** A shape in the colour and the pattern of its series. */
export function TonedShape({ d, tone }: { d: string; tone: number }) {
  const names = useContext(HatchNames)
  return (
    <>
      <path d={d} className={tones[placeOf(tone)]} />
      {tone > 0 && (
        <path
          d={d}
          fill={`url(#${names}-${tone})`}
          className={joinClasses(hatch, tone === 1 && hatchInForced)}
        />
      )}
    </>
  )
}

/** The place of a colour; beyond the last one all share it. */
export const placeOf = (tone: number): keyof typeof tones =>
  // The table has exactly the places of the patterns.
  Math.min(Math.max(0, tone), chartPatterns.length - 1) as keyof typeof tones
