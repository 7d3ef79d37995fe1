import type { Schemas } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { useMemo } from 'react'
import { campaignPath } from '../campaigns/campaign-paths.ts'
import { FigureLink, figureOf, shownFigure } from './figure-link.tsx'
import type { CountKey, OpenCell, ReportAddress } from './report-address.ts'

type Table = Schemas['RecruitmentTable']
type Line = Table['rows'][number]

interface ReportTableProps {
  table: OpenCell['table']
  report: Schemas['RecruitmentReport']
  address: ReportAddress
}

/** What stands before the figures of a line. */
const words: Readonly<Record<OpenCell['table'], (mayOpen: boolean) => readonly DataTableColumn<Line>[]>> = {
  campaigns: (mayOpen) => [
    {
      id: 'label',
      header: 'Mã đợt',
      width: 140,
      priority: 1,
      pin: 'left',
      sortable: true,
      hideable: false,
      cell: ({ key, label }) =>
        mayOpen ? (
          <Link tone="quiet" href={campaignPath(Number(key))}>
            {label}
          </Link>
        ) : (
          label
        ),
    },
    { id: 'position_name', header: 'Vị trí', grow: true, width: 180, priority: 3, sortable: true },
    {
      id: 'department_name',
      header: 'Đơn vị',
      width: 160,
      priority: 4,
      sortable: true,
      filter: { kind: 'text' },
    },
  ],
  sources: () => [
    { id: 'label', header: 'Nguồn', grow: true, width: 180, priority: 1, sortable: true, hideable: false },
  ],
}

/** One table of the report: a line for each campaign, or for each source. */
export function ReportTable({ table, report, address }: ReportTableProps) {
  const { title, rows } = report[table]
  const columns = useMemo(() => columnsOf(table, report, address), [table, report, address])
  const local = useLocalRows(rows, columns)
  return (
    <Card title={title}>
      <DataTable
        label={title}
        {...local}
        columns={columns}
        rowId={({ key }) => key}
        rowName={({ label }) => label}
        searchLabel={table === 'campaigns' ? 'Tìm theo mã đợt, vị trí' : 'Tìm theo nguồn'}
        height="natural"
        empty={<EmptyState title="Không có dòng nào" level={3} />}
      />
    </Card>
  )
}

function columnsOf(
  table: OpenCell['table'],
  report: Schemas['RecruitmentReport'],
  address: ReportAddress,
): DataTableColumn<Line>[] {
  const { [table]: figures, may_open: mayOpen } = report
  return [
    ...words[table](mayOpen),
    ...figures.columns.map(({ key, label: header, kind }, place): DataTableColumn<Line> => {
      const value = ({ values }: Line) => figureOf(figures, values, key)
      return {
        id: key,
        header,
        kind: 'number',
        width: kind === 'money' ? 140 : 110,
        sortable: true,
        value,
        cell: (line) =>
          kind === 'count' ? (
            <FigureLink
              value={value(line) ?? 0}
              name={`${line.label}, ${header}`}
              address={address}
              // The contract's columns of this kind are those that a drill knows.
              cell={{ table, row: line.key, column: key as CountKey }}
              mayOpen={mayOpen}
            />
          ) : (
            shownFigure(value(line), kind)
          ),
        // After the words; a phone's card has every figure.
        priority: 5 + place,
      }
    }),
  ]
}
