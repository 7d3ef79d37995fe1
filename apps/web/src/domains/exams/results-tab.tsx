import type { Data } from '@nhansu/sdk/contract'
import { examResultStateLabels } from '@nhansu/sdk/domains/exams'
import { download, saveFile } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { CellValue, DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FilePen, History, Upload, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { CorrectDialog, CorrectionsDialog } from './correct-dialog.tsx'
import type { Exam } from './exam-page.tsx'
import { gradeOf, Outcome, ResultState } from './exam-state.tsx'
import { ExamPapers } from './exam-papers.tsx'
import { ImportScoresDialog } from './import-scores-dialog.tsx'
import { scoreWords } from './score-words.ts'
import { PeopleDialog } from './people-dialog.tsx'

/** Somebody in a periodic test, with his result as far as it may be seen. */
export type ExamResult = Data<'examResults.list'>['results'][number]
type Entry = Omit<Parameters<ReturnType<typeof useEntry>>[1], 'id'>

/** Who takes a periodic test and what came of it; scores are typed in their cells. */
export default function ResultsTab({ exam, canEdit }: { exam: Exam; canEdit: boolean }) {
  const results = useQuery(query('examResults.list', { path: { id: exam.id } }))
  return (
    <Loaded query={results}>
      {({ results: rows }) => <Results exam={exam} rows={rows} canEdit={canEdit} />}
    </Loaded>
  )
}

type Asked = { dialog: 'people' | 'import' } | { correct: ExamResult } | { corrections: ExamResult }

function Results({ exam, rows, canEdit }: { exam: Exam; rows: readonly ExamResult[]; canEdit: boolean }) {
  const [asked, setAsked] = useState<Asked>()
  const [exporting, setExporting] = useState(false)
  const mayEdit = usePermission('exam_edit')
  const mayExport = usePermission('exam_export')
  const enter = useEntry(exam.id)
  const canScore = mayEdit && (exam.status === 'running' || exam.status === 'scoring')
  const columns = useMemo(() => columnsOf(exam, canScore, enter), [exam, canScore, enter])
  const local = useLocalRows(rows, columns)
  const toast = useToast()
  const exportNow = async () => {
    setExporting(true)
    try {
      saveFile(await download(client, 'examResults.export', { path: { id: exam.id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
    setExporting(false)
  }
  const rowActions: RowAction<ExamResult>[] = [
    {
      id: 'correct',
      label: 'Đính chính',
      icon: FilePen,
      hidden: () => !mayEdit || exam.status !== 'published',
      onSelect: (row) => setAsked({ correct: row }),
    },
    {
      id: 'corrections',
      label: 'Xem đính chính',
      icon: History,
      hidden: ({ corrections }) => corrections.length === 0,
      onSelect: (row) => setAsked({ corrections: row }),
    },
  ]
  const people = (
    <Button icon={Users} onClick={() => setAsked({ dialog: 'people' })}>
      Sửa danh sách người dự
    </Button>
  )
  const close = () => setAsked(undefined)
  return (
    <>
      <DataTable
        label="Kết quả kiểm tra"
        {...local}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        {...(mayExport && rows.length > 0 && { onExport: () => void exportNow(), exporting })}
        toolbarEnd={
          rows.length > 0 && (
            <>
              {mayExport && <ExamPapers exam={exam} />}
              {canScore && (
                <Button icon={Upload} onClick={() => setAsked({ dialog: 'import' })}>
                  Nhập điểm từ Excel
                </Button>
              )}
              {canEdit && people}
            </>
          )
        }
        empty={
          <EmptyState title="Chưa có người dự kiểm tra" level={3} actions={canEdit ? people : undefined} />
        }
      />
      {asked && 'dialog' in asked && asked.dialog === 'people' && (
        <PeopleDialog exam={exam} people={rows} onClose={close} />
      )}
      {asked && 'dialog' in asked && asked.dialog === 'import' && (
        <ImportScoresDialog examId={exam.id} onClose={close} />
      )}
      {asked && 'correct' in asked && <CorrectDialog exam={exam} result={asked.correct} onClose={close} />}
      {asked && 'corrections' in asked && <CorrectionsDialog result={asked.corrections} onClose={close} />}
    </>
  )
}

/** Saves what was typed of one person; answers why it was refused, or nothing. */
function useEntry(examId: number) {
  const [saving] = useState(() => mutation('examResults.save'))
  const { mutateAsync: save } = useMutation(saving)
  return useMemo(
    () =>
      async (
        { id, version }: ExamResult,
        entry: {
          id?: never
          scores?: { part_id: number; score: number | null }[]
          absent_reason?: string | null
          remark?: string | null
        },
      ): Promise<string | null> => {
        try {
          await save({ path: { id: examId }, body: { results: [{ ...entry, id, version }] } })
          return null
        } catch (error) {
          return errorText(error)
        }
      },
    [examId, save],
  )
}

function columnsOf(
  exam: Exam,
  canScore: boolean,
  enter: (row: ExamResult, entry: Entry) => Promise<string | null>,
): DataTableColumn<ExamResult>[] {
  const typed = (save: (row: ExamResult, value: CellValue) => Promise<string | null>) =>
    canScore ? { edit: { save, locked: ({ is_shown: isShown }: ExamResult) => !isShown } } : {}
  const words = (value: CellValue) => (value === null || value === '' ? null : String(value))
  return [
    { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 3, sortable: true },
    { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
    { id: 'unit_name', header: 'Đơn vị', width: 180, priority: 4, sortable: true, filter: { kind: 'text' } },
    ...exam.parts.map((part): DataTableColumn<ExamResult> => ({
      id: `part-${part.id}`,
      header: part.name,
      kind: 'number',
      width: part.quiz_exam_id == null ? 120 : 190,
      value: (row) => scoreOf(row, part.id),
      cell: (row) => scoreWords(givenOf(row, part.id)),
      ...typed((row, value) =>
        enter(row, { scores: [{ part_id: part.id, score: value === null ? null : Number(value) }] }),
      ),
    })),
    {
      id: 'total',
      header: 'Tổng điểm',
      kind: 'number',
      decimals: 2,
      width: 110,
      priority: 5,
      sortable: true,
    },
    {
      id: 'classify_name',
      header: 'Xếp loại',
      width: 130,
      priority: 6,
      value: gradeOf,
      cell: gradeOf,
      filter: { kind: 'text' },
    },
    {
      id: 'passed',
      header: 'Kết quả',
      width: 170,
      priority: 2,
      cell: (row) => <Outcome {...row} />,
    },
    {
      id: 'absent_reason',
      header: 'Lý do vắng',
      width: 170,
      // Words that few rows have give way to the scores, but where they are typed.
      hidden: !canScore,
      ...typed((row, value) => enter(row, { absent_reason: words(value) })),
    },
    {
      id: 'remark',
      header: 'Nhận xét',
      width: 200,
      hidden: !canScore,
      ...typed((row, value) => enter(row, { remark: words(value) })),
    },
    {
      id: 'state',
      header: 'Trạng thái',
      width: 150,
      // Once a test is published, so is every result of it.
      hidden: exam.status === 'published',
      cell: ({ state }) => <ResultState state={state} />,
      filter: {
        kind: 'multi-select',
        options: Object.entries(examResultStateLabels).map(([value, label]) => ({ value, label })),
      },
    },
    { id: 'notified_at', header: 'Đã báo lúc', kind: 'datetime', width: 150, hidden: true },
  ]
}

function scoreOf({ scores }: ExamResult, partId: number): number | null {
  return givenOf({ scores }, partId)?.score ?? null
}

function givenOf({ scores }: Pick<ExamResult, 'scores'>, partId: number) {
  return scores.find(({ part_id: part }) => part === partId)
}

function idOf({ id }: ExamResult): number {
  return id
}

function nameOf({ full_name: name }: ExamResult): string {
  return name
}
