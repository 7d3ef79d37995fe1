import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { useChartLabels } from '#ui/labels/chart.ts'
import { hidden } from '#ui/layout/visually-hidden.css.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import {
  besides,
  figure,
  head,
  parts,
  picture,
  summaryText,
  tableHolder,
  words as wordsOf,
} from './chart.css.ts'
import { type ChartProps, MOST_ROWS } from './chart-data.ts'
import { ChartMenu } from './parts/chart-menu.tsx'
import { ChartStage, type Drawn } from './parts/chart-stage.tsx'
import { ChartTable } from './parts/chart-table.tsx'
import { HatchNames, Hatches } from './parts/hatches.tsx'
import { Legend } from './parts/legend.tsx'
import { useWidth } from './parts/use-width.ts'

export interface ChartFrameProps extends ChartProps {
  /** How the chart draws itself, and what its marks are called. */
  drawn: Drawn
  /** One sentence under the title. */
  summary: string
  /** Which colour is what; none where there is nothing to tell apart. */
  legend?: ReadonlyArray<{ key: string; label: string; tone: number | 'plan' }>
}

/** On a place narrower than this many marks are too small for a finger, and the table comes first. */
const PHONE = 480
const FEW = 12

/**
 * What stands around every chart: title, one sentence, legend, the table of the same figures (always in the document)
 * and the menu with picture, print and copy. Charts such as `BarChart` bring the drawing.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    level = 3,
    summary,
    rows,
    series,
    drawn,
    onChoose,
    legend = [],
    loading = false,
    error,
  } = props
  const words = useChartLabels()
  const names = useId().replaceAll(/\W/g, '')
  const whole = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  // Of the whole, and not of the drawing: that is another width as soon as the table stands before it.
  const wholeWidth = useWidth(whole)
  const state = error === undefined ? (loading ? 'loading' : rows.length === 0 ? 'empty' : 'drawn') : 'failed'
  const marks = rows.length * series.length
  const tableFirst = state === 'drawn' && wholeWidth > 0 && wholeWidth < PHONE && marks > FEW
  const table = state === 'drawn' && <TableOf key="table" {...props} open={tableFirst} />
  const holder = useRef<HTMLDivElement>(null)
  const drawing = (
    <div key="drawing" className={picture} ref={place}>
      {state !== 'drawn' ? (
        <NotDrawn {...props} state={state} />
      ) : (
        <>
          {legend.length > 0 && <Legend items={legend} />}
          {width > 0 && (
            <ChartStage
              drawn={drawn}
              width={width}
              labelledBy={`${names}-title`}
              after={holder}
              onChoose={onChoose}
            />
          )}
          {rows.length > MOST_ROWS && (
            <p className={summaryText}>{words.drawnOf(formatNumber(MOST_ROWS), formatNumber(rows.length))}</p>
          )}
        </>
      )}
    </div>
  )
  const placed = table && (
    // No fieldset: nothing is filled in here.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div key="holder" ref={holder} tabIndex={-1} role="group" aria-label={words.table}>
      {table}
    </div>
  )
  return (
    <HatchNames value={names}>
      <figure
        ref={whole}
        className={figure}
        aria-labelledby={`${names}-title`}
        aria-busy={state === 'loading'}
      >
        <Hatches names={names} />
        <div className={head}>
          <div className={wordsOf}>
            <Heading level={level} id={`${names}-title`}>
              {title}
            </Heading>
            {state === 'drawn' && summary !== '' && <p className={summaryText}>{summary}</p>}
          </div>
          {state === 'drawn' && <ChartMenu {...props} figure={whole} />}
        </div>
        <div className={joinClasses(parts, props.tablePlace === 'beside' && besides)}>
          {tableFirst ? [placed, drawing] : [drawing, placed]}
        </div>
      </figure>
    </HatchNames>
  )
}

/** The table: shown beside the chart or when it is asked for, and read out in any case. */
function TableOf({
  table,
  tablePlace = 'below',
  open: openAtFirst,
  ...chart
}: ChartFrameProps & { open: boolean }) {
  const words = useChartLabels()
  const [chosen, setChosen] = useState<boolean>()
  const stays = tablePlace === 'beside'
  const open = stays || (chosen ?? openAtFirst)
  const shown: ReactNode = table ?? <ChartTable {...chart} decimals={chart.decimals ?? 0} />
  return (
    <>
      {!stays && (
        <div data-screen-only="">
          <Button size="small" tone="quiet" aria-expanded={open} onClick={() => setChosen(!open)}>
            {words.table}
          </Button>
        </div>
      )}
      <div data-table="" className={open ? tableHolder : hidden}>
        {shown}
      </div>
    </>
  )
}

function NotDrawn({ state, error, onRetry }: ChartFrameProps & { state: 'loading' | 'empty' | 'failed' }) {
  const words = useChartLabels()
  if (state === 'failed') return <ErrorState level={3} text={error} {...(onRetry && { onRetry })} />
  if (state === 'empty') return <EmptyState level={3} title={words.empty} />
  return (
    <>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton shape="block" />
    </>
  )
}
