import { download } from '@nhansu/sdk'
import { placedIn } from '@nhansu/sdk/query'
import { trainingAttendanceLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { CellValue, DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck, CheckCheck, Lock, Printer, UserCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { newerRows } from '#web/kit/rows/newer-rows.ts'
import { client } from '#web/session/client.ts'
import { mutation, query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { Course } from '../courses/use-course.ts'
import {
  type Attendance,
  type AttendanceState,
  hasMinutes,
  markLetters,
  stateTyped,
} from './attendance-marks.ts'

type Detail = Course['details'][number]

/** Who was there on each day of a course: a letter a person, or everybody at one press. */
export default function AttendanceTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const { details } = course
  const [chosen, setChosen] = useState<number>()
  const shown = details.find(({ id }) => id === chosen) ?? dayToMark(details)
  if (shown === undefined) {
    return <EmptyState title="Chưa có buổi học nào; hãy thêm ở phần Lịch học" level={3} />
  }
  return (
    <Stack>
      <Select
        label="Buổi học"
        options={details.map((each) => ({ value: each.id, label: nameOfDay(each) }))}
        value={shown.id}
        onValueChange={(id) => setChosen(id ?? undefined)}
      />
      <PrintList id={shown.id} />
      <Day
        key={shown.id}
        courseId={course.id}
        detail={shown}
        canEdit={canEdit && course.status !== 'planned'}
      />
    </Stack>
  )
}

/** Saves the list of a day that people sign in class. */
function PrintList({ id }: { id: number }) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const print = async () => {
    setIsBusy(true)
    try {
      handOver(await download(client, 'trainingAttendances.print', { path: { id } }), toast)
    } catch (error) {
      toast.bad(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Inline>
      <Button icon={Printer} loading={isBusy} onClick={() => void print()}>
        In danh sách điểm danh
      </Button>
    </Inline>
  )
}

/** The first day that is not closed, or the last one. */
function dayToMark(details: readonly Detail[]): Detail | undefined {
  return details.find(({ closed_at: closed }) => closed === null) ?? details.at(-1)
}

function nameOfDay({
  date,
  from_time: from,
  to_time: to,
  group_name: group,
  closed_at: closed,
}: Detail): string {
  return [`${formatDate(date)} ${from}–${to}`, group && `lớp ${group}`, closed && 'đã đóng']
    .filter(Boolean)
    .join(', ')
}

interface DayProps {
  courseId: number
  detail: Detail
  canEdit: boolean
}

function Day({ courseId, detail, canEdit }: DayProps) {
  const found = useQuery(query('trainingAttendances.list', { path: { id: detail.id } }))
  return (
    <Loaded query={found}>
      {({ attendances }) => (
        <Grid courseId={courseId} detail={detail} people={attendances} canEdit={canEdit} />
      )}
    </Loaded>
  )
}

interface GridProps extends DayProps {
  people: readonly Attendance[]
}

function Grid({ courseId, detail, people, canEdit }: GridProps) {
  const [closes, setCloses] = useState(false)
  const [calls] = useState(() => ({
    save: mutation('trainingAttendances.updateBulk', {
      place: ({ attendances: saved }, { path: ofDay }) => [
        placedIn(query('trainingAttendances.list', { path: ofDay }), (before) => ({
          ...before,
          attendances: newerRows(before.attendances, saved),
        })),
      ],
    }),
    close: mutation('trainingAttendances.close'),
    join: mutation('trainingEmployees.joinedBulk'),
  }))
  const { mutateAsync: save } = useMutation(calls.save)
  const { mutateAsync: close } = useMutation(calls.close)
  const { mutateAsync: join } = useMutation(calls.join)
  const toast = useToast()
  const path = useMemo(() => ({ id: detail.id }), [detail.id])
  const mark = useMemo(
    () => async (rows: readonly Attendance[], change: Partial<Attendance> & { state: AttendanceState }) => {
      const attendances = rows.map(({ id, version, minutes, note }) => {
        const marked = { id, version, minutes, note, ...change }
        return { ...marked, minutes: hasMinutes(marked) ? marked.minutes : null }
      })
      await save({ path, body: { attendances } })
    },
    [save, path],
  )
  const columns = useMemo(() => columnsOf(canEdit, mark), [canEdit, mark])
  const local = useLocalRows(people, columns)
  const unmarked = people.filter(({ state }) => state === null)
  // Nobody confirms himself.
  const { nhansu_id: own } = useProfile().user
  const arrived = people.filter((person) => isToBeConfirmed(person) && person.nhansu_id !== own)
  const run = async (work: Promise<unknown>, done: string, of: readonly Attendance[]) => {
    try {
      await work
      toast.ok(done, { description: of.length === 1 && of[0] ? nameOf(of[0]) : `${of.length} người` })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const isClosed = detail.closed_at !== null
  const rowActions: RowAction<Attendance>[] = (Object.keys(markLetters) as AttendanceState[]).map(
    (state) => ({
      id: state,
      label: trainingAttendanceLabels[state],
      icon: UserCheck,
      hidden: (row) => row.state === state,
      onSelect: (row) => void run(mark([row], { state }), 'Đã điểm danh.', [row]),
    }),
  )
  return (
    <>
      <DataTable
        label="Điểm danh"
        {...local}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        // A closed day is corrected in its cells, each time with a note.
        {...(canEdit && !isClosed && { rowActions })}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        grid={canEdit}
        toolbarEnd={
          canEdit &&
          people.length > 0 && (
            <>
              {arrived.length > 0 && (
                <Button
                  icon={BadgeCheck}
                  onClick={() =>
                    void run(
                      join({ path: { id: courseId }, body: { ids: arrived.map(idOf) } }),
                      'Đã xác nhận tham gia.',
                      arrived,
                    )
                  }
                >
                  {`Xác nhận đã tham gia (${arrived.length})`}
                </Button>
              )}
              {!isClosed && unmarked.length > 0 && (
                <Button
                  icon={CheckCheck}
                  onClick={() => void run(mark(unmarked, { state: 'present' }), 'Đã ghi có mặt.', unmarked)}
                >
                  {`Tất cả có mặt (${unmarked.length})`}
                </Button>
              )}
              {!isClosed && (
                <Button icon={Lock} onClick={() => setCloses(true)}>
                  Đóng điểm danh
                </Button>
              )}
            </>
          )
        }
        empty={<EmptyState title="Chưa có học viên nào cho buổi này" level={3} />}
      />
      {closes && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setCloses(false)}
          title={`Đóng điểm danh ngày ${formatDate(detail.date)}?`}
          description="Sau khi đóng, mỗi lần sửa phải ghi lý do."
          confirmLabel="Đóng điểm danh"
          onConfirm={async () => {
            await close({ path })
            toast.ok('Đã đóng điểm danh.', { description: formatDate(detail.date) })
          }}
          errorText={(reason) => errorText(reason)}
        />
      )}
    </>
  )
}

type Marking = (
  rows: readonly Attendance[],
  change: Partial<Attendance> & { state: AttendanceState },
) => Promise<void>

function columnsOf(canEdit: boolean, mark: Marking): DataTableColumn<Attendance>[] {
  const typed = (
    read: (row: Attendance, value: CellValue) => (Partial<Attendance> & { state: AttendanceState }) | string,
    locked: (row: Attendance) => boolean = () => false,
  ) =>
    canEdit
      ? {
          edit: {
            locked,
            save: async (row: Attendance, value: CellValue) => {
              const change = read(row, value)
              if (typeof change === 'string') return change
              try {
                await mark([row], change)
                return null
              } catch (error) {
                return errorText(error)
              }
            },
          },
        }
      : {}
  const unmarked = ({ state }: Attendance) => state === null
  return [
    { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 3, sortable: true },
    { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
    { id: 'unit_name', header: 'Đơn vị', width: 180, priority: 4, sortable: true, filter: { kind: 'text' } },
    {
      id: 'mark',
      header: canEdit ? 'Điểm danh (C, P, K, M, S)' : 'Điểm danh',
      width: 210,
      priority: 2,
      value: ({ state }) => (state === null ? '' : trainingAttendanceLabels[state]),
      cell: ({ state }) => (state === null ? '–' : trainingAttendanceLabels[state]),
      ...typed(
        (_, value) =>
          toState(value) ??
          'Gõ C (có mặt), P (vắng có phép), K (vắng không phép), M (đi muộn) hoặc S (về sớm).',
      ),
    },
    {
      id: 'minutes',
      header: 'Số phút có mặt',
      kind: 'number',
      width: 150,
      ...typed(
        ({ state }, value) => ({ state: state ?? 'late', minutes: value === null ? null : Number(value) }),
        (row) => !hasMinutes(row),
      ),
    },
    {
      id: 'note',
      header: 'Ghi chú',
      width: 220,
      ...typed(
        ({ state }, value) => ({
          state: state ?? 'present',
          note: value === null || value === '' ? null : String(value),
        }),
        unmarked,
      ),
    },
  ]
}

/** Whether somebody was there whom nobody has confirmed yet. */
function isToBeConfirmed({ state, person_state: stands }: Attendance): boolean {
  const wasThere = state === 'present' || state === 'late' || state === 'left_early'
  return wasThere && (stands === 'listed' || stands === 'confirmed')
}

function toState(value: CellValue): { state: AttendanceState } | undefined {
  const state = stateTyped(String(value ?? ''))
  return state && { state }
}

function idOf({ id }: Attendance): number {
  return id
}

function nameOf({ full_name: name }: Attendance): string {
  return name
}
