import type { Data } from '@nhansu/sdk/contract'
import { quizDifficultyLabels, quizItemFlagLabels } from '@nhansu/sdk/domains/quiz'
import { Status } from '@nhansu/ui/badge/status.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChartBar } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { percent } from './percent.ts'

const OptionsDialog = lazy(() => import('./options-dialog.tsx'))

type Analysis = Data<'quizExams.analysis'>
type Item = Analysis['items'][number]

const columns: DataTableColumn<Item>[] = [
  { id: 'content', header: 'Câu hỏi', grow: true, width: 260, priority: 1, sortable: true },
  {
    id: 'flags',
    header: 'Cần xem lại',
    width: 230,
    priority: 2,
    cell: ({ flags }) =>
      flags.length === 0 ? (
        '–'
      ) : (
        <Inline>
          {flags.map((flag) => (
            <Status key={flag} tone={flag === 'wrong_key' ? 'bad' : 'warn'}>
              {quizItemFlagLabels[flag]}
            </Status>
          ))}
        </Inline>
      ),
  },
  {
    id: 'facility',
    header: 'Điểm đạt TB',
    kind: 'number',
    width: 110,
    priority: 3,
    sortable: true,
    cell: ({ facility }) => percent(facility),
  },
  {
    id: 'discrimination',
    header: 'Độ phân biệt',
    kind: 'number',
    width: 120,
    priority: 4,
    sortable: true,
    cell: ({ discrimination: value }) => (value === null ? '–' : formatNumber(value, 2)),
  },
  { id: 'upper', header: 'Nhóm khá', kind: 'number', width: 100, cell: ({ upper }) => percent(upper) },
  { id: 'lower', header: 'Nhóm yếu', kind: 'number', width: 100, cell: ({ lower }) => percent(lower) },
  { id: 'takers', header: 'Số bài', kind: 'number', width: 90 },
  { id: 'left_out', header: 'Bỏ trống', kind: 'number', width: 100 },
  {
    id: 'difficulty',
    header: 'Độ khó đặt, đề xuất',
    width: 160,
    cell: ({ difficulty, turned_out: proposed }) =>
      [difficulty, proposed].map((value) => (value === null ? '–' : quizDifficultyLabels[value])).join(', '),
  },
]

/** What the answers of an exam say of its questions; the options chosen open from a question's row. */
export default function AnalysisTab({ examId }: { examId: number }) {
  const analysis = useQuery(query('quizExams.analysis', { path: { id: examId } }))
  return (
    <Loaded query={analysis} empty={({ papers }) => (papers === 0 ? 'Chưa có bài thi nào chấm xong.' : null)}>
      {(data) => <Items {...data} />}
    </Loaded>
  )
}

function Items({ papers, fewest, reliability, items }: Analysis) {
  const [opened, setOpened] = useState<Item>()
  const local = useLocalRows(items, columns)
  const rowActions: RowAction<Item>[] = [
    {
      id: 'options',
      label: 'Xem phương án đã chọn',
      icon: ChartBar,
      hidden: ({ options }) => options.length === 0,
      onSelect: setOpened,
    },
  ]
  return (
    <Stack>
      <Text as="p" tone={papers < fewest ? 'warn' : 'soft'}>
        {papers < fewest
          ? `Mới có ${papers} bài chấm xong, ít hơn ${fewest}: số liệu chưa đủ để kết luận về câu hỏi.`
          : reliabilityWords(papers, reliability)}
      </Text>
      <DataTable
        label="Phân tích câu hỏi"
        {...local}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ content }) => content}
        rowActions={rowActions}
        searchLabel="Tìm theo nội dung câu hỏi"
        height="natural"
        empty={<EmptyState title="Không có câu hỏi nào" level={3} />}
      />
      <Suspense>{opened && <OptionsDialog item={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </Stack>
  )
}

function reliabilityWords(papers: number, reliability: Analysis['reliability']): string {
  const count = `Tính trên ${formatNumber(papers)} bài đã chấm.`
  if (reliability === null) return count
  const { alpha, standard_error: error } = reliability
  return `${count} Hệ số tin cậy alpha ${formatNumber(alpha, 2)}, sai số chuẩn ${formatNumber(error, 2)} điểm (thang 10).`
}
