import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useChartLabels } from '#ui/labels/chart.ts'
import type { ChartChoice } from '../chart-data.ts'
import {
  drawing as drawingClass,
  lines,
  mark,
  opens,
  readout,
  ring,
  stage,
  strokes,
  texts,
} from '../chart.css.ts'
import type { DrawnLine, DrawnMark, Drawing } from './drawing.ts'
import { placeOf, TonedShape } from './hatches.tsx'
import { nextMark } from './mark-keys.ts'

/** How a chart draws itself, and what its marks are called. */
export interface Drawn {
  /** The shapes for so many pixels. */
  draw: (width: number) => Drawing
  lies: 'upright' | 'lying'
  nameOf: (mark: DrawnMark) => string
  /** What a mark opens; null where it opens nothing. */
  choiceOf: (mark: DrawnMark) => ChartChoice | null
}

interface ChartStageProps {
  drawn: Drawn
  width: number
  /** Names the drawing. */
  labelledBy: string
  /** Where focus goes when a reader leaves the drawing. */
  after: RefObject<HTMLElement | null>
  onChoose?: ((choice: ChartChoice) => void) | undefined
}

/** The drawing: one stop of the Tab key, walked by arrows; Enter opens a mark, Escape leaves. */
export function ChartStage({ drawn, width, labelledBy, after, onChoose }: ChartStageProps) {
  const words = useChartLabels()
  const svg = useRef<SVGSVGElement>(null)
  const [focused, setFocused] = useState(0)
  const [told, setTold] = useState('')
  const shapes = useMemo(() => drawn.draw(width), [drawn, width])
  const { marks } = shapes
  const choiceOf = (one: DrawnMark) => (onChoose ? drawn.choiceOf(one) : null)
  const active = Math.min(focused, marks.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = nextMark(marks, active, event.key, drawn.lies)
    const chosen = marks[active] && choiceOf(marks[active])
    if (to !== null) svg.current?.querySelectorAll<SVGGElement>('[data-mark]')[to]?.focus()
    else if (event.key === 'Escape') after.current?.focus()
    else if ((event.key === 'Enter' || event.key === ' ') && onChoose && chosen) onChoose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={stage} style={{ minHeight: shapes.height }}>
        {/* Focus stands on the marks; the drawing only hears the keys that rise from them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <svg
          ref={svg}
          // Nothing can be drawn in a fieldset.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          aria-labelledby={labelledBy}
          aria-describedby={onChoose && `${labelledBy}-keys`}
          className={drawingClass}
          width={shapes.width}
          height={shapes.height}
          viewBox={`0 0 ${shapes.width} ${shapes.height}`}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setTold('')}
          onBlur={() => setTold('')}
        >
          <Lines of={shapes.under} />
          {marks.map((one, place) => {
            const name = drawn.nameOf(one)
            const choice = choiceOf(one)
            const { x, y, width: wide, height } = one.area
            return (
              <g
                key={`${one.row} ${one.series}`}
                data-mark=""
                role={choice ? 'button' : 'img'}
                aria-label={name}
                tabIndex={place === active ? 0 : -1}
                className={joinClasses(mark, choice !== null && opens)}
                onClick={onChoose && choice ? () => onChoose(choice) : undefined}
                onFocus={() => {
                  setFocused(place)
                  setTold(name)
                }}
                onPointerEnter={() => setTold(name)}
              >
                {one.hit !== undefined && <path d={one.hit} fill="transparent" data-screen-only="" />}
                <TonedShape d={one.d} tone={one.tone} />
                <rect
                  data-screen-only=""
                  className={ring}
                  x={x - 2}
                  y={y - 2}
                  width={wide + 4}
                  height={height + 4}
                  rx={3}
                />
              </g>
            )
          })}
          <Lines of={shapes.over} />
          {shapes.texts.map(({ x, y, text, anchor = 'start', kind }) => (
            <text
              key={`${x} ${y} ${text}`}
              aria-hidden="true"
              x={x}
              y={y}
              textAnchor={anchor}
              className={texts[kind]}
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
      {onChoose && (
        <span id={`${labelledBy}-keys`} hidden>
          {words.keys}
        </span>
      )}
      <div className={readout} aria-hidden="true" data-screen-only="">
        {told}
      </div>
    </>
  )
}

function Lines({ of }: { of: readonly DrawnLine[] }) {
  return of.map(({ d, kind, tone }) => (
    <path
      key={`${kind} ${d}`}
      d={d}
      className={joinClasses(lines[kind], tone !== undefined && strokes[placeOf(tone)])}
    />
  ))
}
