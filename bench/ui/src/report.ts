import type { Series } from './measure.ts'
import type { Turn } from './open-table.ts'
import type { Table } from './tables.ts'
import type { Weight } from './weigh.ts'

/** The page changes as a Markdown table: medians, with the fastest and slowest of the counted ones. */
export function turnsReport(series: readonly Series[]): string {
  return [
    '| table | CPU | rows in view / drawn | click to paint, ms | all drawn, ms | main thread, ms | DataTable was sooner in |',
    '|---|---|---|---|---|---|---|',
    ...series.map((one) => {
      const { table, slowdown, rowsInView, turns } = one
      const drawn = Math.max(...turns.map(({ rows }) => rows))
      const of = (key: keyof Turn) => spread(turns.map((turn) => turn[key]))
      const cpu = slowdown === 1 ? 'free' : `${slowdown}× slower`
      return `| ${table.name} | ${cpu} | ${rowsInView} / ${drawn} | ${of('painted')} | ${of('settled')} | ${of('work')} | ${sooner(series, one)} |`
    }),
  ].join('\n')
}

/** On a busy machine medians wander together; who was first within a round hardly does. */
function sooner(series: readonly Series[], other: Series): string {
  const ours = series.find(({ slowdown }) => slowdown === other.slowdown)
  if (!ours || ours === other) return ''
  const won = ours.turns.filter(({ painted }, round) => painted < (other.turns[round]?.painted ?? 0))
  return `${won.length} of ${ours.turns.length} rounds`
}

/** What each table weighs, as a Markdown table. */
export function weightsReport(weights: readonly { table: Table; weight: Weight }[]): string {
  return [
    '| table with its libraries, without React | script, kB | style, kB | loaded when needed, kB |',
    '|---|---|---|---|',
    ...weights.map(
      ({ table, weight }) =>
        `| ${table.name} | ${kilobytes(weight.script)} | ${kilobytes(weight.style)} | ${kilobytes(weight.later)} |`,
    ),
  ].join('\n')
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => (sorted[index] ?? Number.NaN).toFixed(0)
  return `**${at(Math.floor(sorted.length / 2))}** (${at(0)}–${at(sorted.length - 1)})`
}

/** Brotli's bytes in thousands. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
