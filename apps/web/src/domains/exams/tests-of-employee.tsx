import { examKindLabels } from '@nhansu/sdk/domains/exams'
import { type Data } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { gradeOf, Outcome } from './exam-state.tsx'

type Test = Data<'exams.workProgress'>['exams'][number]

const columns: DataTableColumn<Test>[] = [
  { id: 'date', header: 'Ngày kiểm tra', kind: 'date', width: 130, priority: 3, sortable: true },
  { id: 'name', header: 'Đợt kiểm tra', grow: true, width: 260, priority: 1 },
  { id: 'kind', header: 'Loại', width: 130, priority: 4, cell: ({ kind }) => examKindLabels[kind] },
  { id: 'total', header: 'Điểm', kind: 'number', decimals: 2, width: 90, priority: 5 },
  { id: 'classify_name', header: 'Xếp loại', width: 130, priority: 6, cell: gradeOf },
  {
    id: 'passed',
    header: 'Kết quả',
    width: 160,
    priority: 2,
    cell: (test) => <Outcome {...test} />,
  },
]

/** The published periodic tests of an employee, the last one first. */
export function TestsOfEmployee({ employeeId }: { employeeId: number }) {
  const asked = useQuery(query('exams.workProgress', { query: { employee_id: employeeId } }))
  return (
    <Loaded query={asked} title="Không mở được kết quả kiểm tra định kỳ">
      {({ exams }) => <Tests tests={exams} />}
    </Loaded>
  )
}

function Tests({ tests }: { tests: readonly Test[] }) {
  const local = useLocalRows(tests, columns)
  return (
    <DataTable
      label="Kiểm tra định kỳ"
      {...local}
      columns={columns}
      rowId={idOf}
      height="natural"
      empty={<EmptyState title="Chưa có kết quả kiểm tra nào" level={3} />}
    />
  )
}

function idOf({ id }: Test): number {
  return id
}
