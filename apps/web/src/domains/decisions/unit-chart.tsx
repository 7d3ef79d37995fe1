import type { Schemas } from '@nhansu/sdk/contract'
import { BarChart } from '@nhansu/ui/chart/bar-chart.tsx'
import { nameOf, unitSentence } from './unit-sentence.ts'

const series = [
  { key: 'before', label: 'Trước' },
  { key: 'after', label: 'Sau' },
]

/** How many people the units have before and after a decision for several, against their plans. */
export default function UnitChart({ units }: { units: readonly Schemas['DecisionUnit'][] }) {
  const hasPlan = units.some(({ plan }) => plan !== null)
  return (
    <BarChart
      title="Số người của đơn vị trước và sau"
      summary={unitSentence(units)}
      rowTitle="Đơn vị"
      unit="người"
      arrangement="grouped"
      series={series}
      rows={units.map((unit) => ({
        key: String(unit.department_id),
        label: nameOf(unit),
        values: [unit.before, unit.after],
      }))}
      {...(hasPlan && { plan: { label: 'Định biên', values: units.map(({ plan }) => plan) } })}
    />
  )
}
