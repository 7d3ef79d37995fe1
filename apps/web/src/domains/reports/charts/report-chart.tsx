import { saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { BarChart } from '@nhansu/ui/chart/bar-chart.tsx'
import type { ChartChoice, ChartProps } from '@nhansu/ui/chart/chart-data.ts'
import { LineChart } from '@nhansu/ui/chart/line-chart.tsx'
import { PyramidChart } from '@nhansu/ui/chart/pyramid-chart.tsx'
import { WaterfallChart } from '@nhansu/ui/chart/waterfall-chart.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { ReactNode } from 'react'
import { useProfile } from '#web/session/use-profile.ts'
import type { Cell } from '../people-dialog.tsx'
import { type ReportKey, reportNames } from '../report-address.ts'
import { chartOf, filledSeries, shortMonth, stepsOf } from './chart-rows.ts'

type Statistics = Schemas['Statistics']

interface ReportChartProps {
  statistics: Statistics
  /** The figures, which stand beside the chart. */
  table: ReactNode
  /** Told of the mark whose people are asked for. */
  onOpen: (cell: Cell) => void
}

/** What is the same in the charts of all reports. */
type Shared = Pick<ChartProps, 'unit' | 'note' | 'table' | 'tablePlace' | 'onPicture'> & {
  onChoose?: (choice: ChartChoice) => void
}
type Draw = (statistics: Statistics, shared: Shared) => ReactNode

const states = ['official', 'probation', 'training', 'seasonal', 'maternity_leave', 'unpaid_leave']

const ranked =
  (title: string, rowTitle: string, key: string): Draw =>
  (statistics, shared) => (
    <BarChart {...shared} {...chartOf(statistics, [key])} title={title} rowTitle={rowTitle} shares />
  )

/** The chart of each report. */
const charts: Readonly<Record<ReportKey, Draw>> = {
  employees: (statistics, shared) => {
    const { rows } = chartOf(statistics, ['plan'])
    const hasPlan = rows.some(({ values }) => (values[0] ?? null) !== null)
    return (
      <BarChart
        {...shared}
        {...filledSeries(chartOf(statistics, states))}
        title="Nhân viên theo trạng thái làm việc"
        rowTitle="Nhóm"
        arrangement="stacked"
        {...(hasPlan && {
          plan: { label: 'Định biên', values: rows.map(({ values }) => values[0] ?? null) },
        })}
      />
    )
  },
  volatility: (statistics, shared) => (
    <Stack gap="xl">
      <WaterfallChart
        {...shared}
        title="Từ đầu kỳ đến cuối kỳ"
        rowTitle="Biến động"
        series={[{ key: 'all', label: 'Số người' }]}
        rows={stepsOf(statistics)}
        levels={['opening', 'closing']}
      />
      <LineChart
        {...chartOf(statistics, ['leaving_rate'], shortMonth)}
        {...(shared.note !== undefined && { note: shared.note })}
        {...(shared.onPicture && { onPicture: shared.onPicture })}
        title="Tỷ lệ nghỉ việc theo tháng"
        rowTitle="Tháng"
        unit="%"
        decimals={1}
      />
    </Stack>
  ),
  ages: (statistics, shared) => (
    <PyramidChart
      {...shared}
      {...chartOf(statistics, ['male', 'female'])}
      title="Tháp tuổi theo giới tính"
      rowTitle="Độ tuổi"
      shares
    />
  ),
  seniority: ranked('Nhân viên theo thâm niên', 'Thâm niên', 'all'),
  education_levels: ranked('Nhân viên theo trình độ cao nhất', 'Trình độ', 'all'),
  contracts: (statistics, shared) =>
    statistics.columns.some(({ key }) => key === 'ends') ? (
      <BarChart
        {...shared}
        {...chartOf(statistics, ['ends'], shortMonth)}
        title="Hợp đồng hết hạn theo tháng"
        rowTitle="Tháng"
        lies="upright"
      />
    ) : (
      <BarChart
        {...shared}
        {...filledSeries(chartOf(statistics, ['in_force', 'expiring', 'expired', 'without']))}
        title="Nhân viên theo loại hợp đồng"
        rowTitle="Loại hợp đồng"
        arrangement="stacked"
        shares
      />
    ),
  addresses: ranked('Nơi thường trú của nhân viên', 'Địa bàn', 'permanent'),
  children: (statistics, shared) => (
    <BarChart
      {...shared}
      {...filledSeries(chartOf(statistics, ['boys', 'girls', 'unsaid']))}
      title="Con của nhân viên theo tuổi"
      rowTitle="Tuổi"
      unit="cháu"
    />
  ),
}

/** The chart of a report beside its figures; a mark opens the people behind it, as the figure does. */
export function ReportChart({ statistics, table, onOpen }: ReportChartProps) {
  const { company } = useProfile()
  const { report, columns, rows, from, to, may_open: mayOpen } = statistics
  const days = from === to ? formatDate(to) : `${formatDate(from)} – ${formatDate(to)}`
  const open = ({ row, series }: ChartChoice) => {
    // The steps of the months together are the cells of the last row.
    const isStep = report === 'volatility'
    const column = columns.find(({ key }) => key === (isStep ? row : series))
    const label = isStep ? 'Tổng cộng' : rows.find(({ key }) => key === row)?.label
    if (column?.kind === 'count' && label !== undefined)
      onOpen({ row: isStep ? null : row, column: column.key, title: `${label}: ${column.label}` })
  }
  return charts[report](statistics, {
    table,
    tablePlace: 'beside',
    unit: 'người',
    note: [company?.name, days].filter(Boolean).join(', '),
    onPicture: (blob) => saveFile({ blob, name: `${reportNames[report]}.png` }),
    ...(mayOpen && { onChoose: open }),
  })
}
