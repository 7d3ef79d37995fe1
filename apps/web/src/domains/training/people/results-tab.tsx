import { placedIn } from '@nhansu/sdk/query'
import { trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { CellValue, DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ClipboardCheck, FileUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { newerRows } from '#web/kit/rows/newer-rows.ts'
import { mutation, query } from '#web/session/queries.ts'
import type { Course } from '../courses/use-course.ts'
import { ImportResultsDialog } from './import-dialog.tsx'
import { JudgeDialog } from './judge-dialog.tsx'
import type { CoursePerson } from './people-moves.ts'
import { PersonState } from './person-state.tsx'
import { isJudged, type Outcome, outcomeTyped } from './result-marks.ts'

interface ResultsTabProps {
  course: Course
  canEdit: boolean
}

/** Scores and results of whoever was there: cell by cell, by a workbook, or of everybody by the marks of the course. */
export default function ResultsTab({ course, canEdit }: ResultsTabProps) {
  const found = useQuery(query('trainingEmployees.list', { path: { id: course.id } }))
  return (
    <Loaded query={found}>
      {({ employees }) => (
        <Results course={course} canWrite={canEdit && course.status === 'running'} everybody={employees} />
      )}
    </Loaded>
  )
}

interface ResultsProps {
  course: Course
  canWrite: boolean
  everybody: readonly CoursePerson[]
}

function Results({ course, canWrite, everybody }: ResultsProps) {
  const [asked, setAsked] = useState<'judge' | 'import'>()
  const people = useMemo(() => everybody.filter(isJudged), [everybody])
  const write = useWriting(course.id)
  const columns = useMemo(() => columnsOf(canWrite, write), [canWrite, write])
  const local = useLocalRows(people, columns)
  const waiting = people.filter(({ state }) => state === 'joined').length
  const close = () => setAsked(undefined)
  return (
    <>
      <DataTable
        label="Kết quả đào tạo"
        {...local}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        grid={canWrite}
        toolbarEnd={
          canWrite &&
          people.length > 0 && (
            <>
              <Button icon={FileUp} onClick={() => setAsked('import')}>
                Nhập Excel
              </Button>
              {waiting > 0 && (
                <Button icon={ClipboardCheck} onClick={() => setAsked('judge')}>
                  {`Xét kết quả (${waiting})`}
                </Button>
              )}
            </>
          )
        }
        empty={<EmptyState title="Chưa có học viên nào được xác nhận đã tham gia" level={3} />}
      />
      {asked === 'judge' && <JudgeDialog courseId={course.id} onClose={close} />}
      {asked === 'import' && <ImportResultsDialog onClose={close} />}
    </>
  )
}

type Writing = (
  person: CoursePerson,
  result: { state?: Outcome; score?: number | null },
) => Promise<string | null>

/** Writes what was typed of one person; answers why it was refused, or nothing. */
function useWriting(courseId: number): Writing {
  const [saving] = useState(() =>
    mutation('trainingEmployees.saveResults', {
      place: ({ employees: saved }, { path }) => [
        placedIn(query('trainingEmployees.list', { path }), (before) => ({
          ...before,
          employees: newerRows(before.employees, saved),
        })),
      ],
    }),
  )
  const { mutateAsync: save } = useMutation(saving)
  return useMemo(
    () =>
      async ({ id, version }, result) => {
        try {
          await save({ path: { id: courseId }, body: { results: [{ id, version, ...result }] } })
          return null
        } catch (error) {
          return errorText(error)
        }
      },
    [courseId, save],
  )
}

function columnsOf(canWrite: boolean, write: Writing): DataTableColumn<CoursePerson>[] {
  const typed = (
    save: (row: CoursePerson, value: CellValue) => Promise<string | null>,
    locked: (row: CoursePerson) => boolean = () => false,
  ) => (canWrite ? { edit: { save, locked } } : {})
  return [
    { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 3, sortable: true },
    { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
    { id: 'unit_name', header: 'Đơn vị', width: 180, priority: 4, sortable: true, filter: { kind: 'text' } },
    {
      id: 'attendance',
      header: 'Tham dự',
      kind: 'number',
      width: 110,
      priority: 5,
      cell: ({ attendance }) => (attendance == null ? '–' : `${attendance}%`),
    },
    {
      id: 'score',
      header: 'Điểm',
      kind: 'number',
      width: 110,
      decimals: 1,
      priority: 6,
      ...typed((row, value) => write(row, { score: value === null ? null : Number(value) })),
    },
    {
      id: 'result',
      header: canWrite ? 'Kết quả (Đ, K)' : 'Kết quả',
      width: 170,
      priority: 2,
      value: ({ state }) => (state === 'joined' ? '' : trainingPersonStateLabels[state]),
      cell: ({ state }) => (state === 'joined' ? '–' : <PersonState state={state} />),
      // A result is taken back among the people, with a reason, before another one is written.
      ...typed(
        async (row, value) => {
          const state = outcomeTyped(value)
          return state === undefined ? 'Gõ Đ (đạt) hoặc K (không đạt).' : write(row, { state })
        },
        ({ state }) => state !== 'joined',
      ),
    },
    { id: 'certificate_no', header: 'Số chứng chỉ', kind: 'code', width: 150 },
  ]
}

function idOf({ id }: CoursePerson): number {
  return id
}

function nameOf({ full_name: name }: CoursePerson): string {
  return name
}
