import type { Data } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { changeWords } from './change-words.ts'

type Told = Data<'quizCorrections.correct'>['outcome']
type Result = Told['results'][number]

const columns: DataTableColumn<Result>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 4 },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 180, priority: 1, sortable: true },
  {
    id: 'score_after',
    header: 'Điểm',
    width: 140,
    priority: 2,
    cell: ({ score_before: before, score_after: after }) =>
      changeWords(before, after, (score) => formatNumber(score, 2)),
  },
  {
    id: 'passed_after',
    header: 'Kết quả',
    width: 190,
    priority: 3,
    cell: ({ passed_before: before, passed_after: after }) =>
      changeWords(before, after, (passed) => (passed ? 'Đạt' : 'Không đạt')),
  },
]

/** What a correction comes to: how many, and who from what to what. */
export function Outcome({ outcome }: { outcome: Told }) {
  const {
    remarked,
    changed,
    to_passed: up,
    to_failed: down,
    results,
    other_exams: others,
    standing_tests: tests,
  } = outcome
  return (
    <Stack>
      <DescriptionList
        columns={2}
        items={[
          { term: 'Bài chấm lại', value: formatNumber(remarked) },
          { term: 'Bài đổi điểm', value: formatNumber(changed) },
          { term: 'Không đạt thành Đạt', value: formatNumber(up) },
          { term: 'Đạt thành Không đạt', value: formatNumber(down) },
        ]}
      />
      {others.length > 0 && (
        <Text as="p" tone="warn">
          {`Câu này còn trong kỳ thi ${others.join(', ')}; các kỳ thi đó giữ nguyên, hãy sửa riêng nếu cần.`}
        </Text>
      )}
      {tests.length > 0 && (
        <Text as="p" tone="warn">
          {`Đợt kiểm tra ${tests.join(', ')} đã trình duyệt hoặc công bố nên giữ nguyên điểm; hãy đính chính ở đó nếu cần.`}
        </Text>
      )}
      {changed > 0 && <ResultsTable label="Bài đổi điểm" results={results} />}
    </Stack>
  )
}

/** Whose result became what. */
export function ResultsTable({ label, results }: { label: string; results: readonly Result[] }) {
  const local = useLocalRows(results, columns)
  return (
    <DataTable
      label={label}
      {...local}
      columns={columns}
      rowId={idOf}
      rowName={({ full_name: name }) => name}
      searchLabel="Tìm theo tên, mã nhân viên"
      height="natural"
      empty={<EmptyState title="Không bài nào đổi điểm" level={3} />}
    />
  )
}

function idOf({ attempt_id: id, is_undo: isUndo }: Result): string {
  return `${id} ${isUndo ? 'undo' : ''}`
}
