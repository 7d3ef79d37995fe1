import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { noSelection, type Selection, selectionTest } from '@nhansu/ui/data-table/selection.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { DoorOpen, Mail, Pause, Play, Plus, Timer, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { HoldDialog, MinutesDialog } from '../monitoring/part-dialogs.tsx'
import { AddPeopleDialog } from './add-people-dialog.tsx'
import type { Exam } from './exam-page.tsx'
import { SeatDialog } from './seat-dialog.tsx'
import { UploadPeopleDialog } from './upload-people-dialog.tsx'
import { useNotifying } from './use-notifying.ts'

type Person = Data<'quizExams.people'>['people'][number]

const columns: DataTableColumn<Person>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 3, sortable: true },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
  {
    id: 'department_name',
    header: 'Đơn vị',
    width: 200,
    priority: 2,
    sortable: true,
    filter: { kind: 'text' },
  },
  { id: 'room', header: 'Phòng thi', width: 130, priority: 4, sortable: true, filter: { kind: 'text' } },
  { id: 'extra_minutes', header: 'Thêm giờ (phút)', kind: 'number', width: 130 },
  { id: 'paper_code', header: 'Mã đề', width: 90 },
  { id: 'has_begun', header: 'Đã vào thi', width: 110, cell: ({ has_begun: begun }) => (begun ? 'Có' : '–') },
  {
    id: 'paused_at',
    header: 'Tạm dừng',
    width: 130,
    priority: 5,
    cell: ({ paused_at: at }) => (at === null ? '–' : 'Đang tạm dừng'),
  },
  { id: 'notified_at', header: 'Đã báo thi lúc', kind: 'datetime', width: 160, priority: 6 },
]

/** Who takes an exam: added by name, by unit or by workbook, told by mail, taken off until they have begun. */
export default function PeopleTab({ exam, mayEdit }: { exam: Exam; mayEdit: boolean }) {
  const people = useQuery(query('quizExams.people', { path: { id: exam.id } }))
  return (
    <Loaded query={people}>
      {({ people: rows }) => <People exam={exam} people={rows} mayEdit={mayEdit} />}
    </Loaded>
  )
}

/** What is asked of whom. */
type Asked =
  | { move: 'seat'; people: readonly Person[] }
  | { move: 'minutes' | 'pause' | 'resume'; person: Person }
  | { move: 'detach'; person: Person }

function People({ exam, people, mayEdit }: { exam: Exam; people: readonly Person[]; mayEdit: boolean }) {
  const [open, setOpen] = useState<'add' | 'upload'>()
  const [asked, setAsked] = useState<Asked>()
  const [selection, setSelection] = useState(noSelection)
  const [detaching] = useState(() => mutation('quizExams.detachEmployees'))
  const { mutateAsync: detach } = useMutation(detaching)
  const { tell, isTelling } = useNotifying(exam.id)
  const toast = useToast()
  const local = useLocalRows(people, columns)
  const isOver = ['ended', 'released', 'cancelled'].includes(exam.status ?? '')
  const canEdit = mayEdit && !isOver
  const canTell = canEdit && exam.status !== 'draft'
  const untold = people.filter(({ notified_at: at }) => at === null)
  const mayHold = mayEdit && exam.status === 'running'
  const leaving = asked?.move === 'detach' ? asked.person : undefined
  const rowActions: RowAction<Person>[] = [
    {
      id: 'seat',
      label: 'Xếp phòng thi',
      icon: DoorOpen,
      onSelect: (person) => setAsked({ move: 'seat', people: [person] }),
    },
    {
      id: 'minutes',
      label: 'Thêm giờ',
      icon: Timer,
      onSelect: (person) => setAsked({ move: 'minutes', person }),
    },
    {
      id: 'pause',
      label: 'Tạm dừng',
      icon: Pause,
      hidden: ({ paused_at: at }) => !mayHold || at !== null,
      onSelect: (person) => setAsked({ move: 'pause', person }),
    },
    {
      id: 'resume',
      label: 'Cho tiếp tục',
      icon: Play,
      hidden: ({ paused_at: at }) => !mayHold || at === null,
      onSelect: (person) => setAsked({ move: 'resume', person }),
    },
    {
      id: 'tell',
      label: 'Gửi thông báo',
      icon: Mail,
      hidden: () => !canTell,
      onSelect: ({ employee_id: id }) => void tell([id]),
    },
    {
      id: 'detach',
      label: 'Bỏ khỏi kỳ thi',
      icon: Trash2,
      hidden: ({ has_begun: begun }) => begun,
      onSelect: (person) => setAsked({ move: 'detach', person }),
    },
  ]
  const bulkActions = [
    {
      id: 'seat',
      label: 'Xếp phòng thi',
      icon: DoorOpen,
      limit: 1000,
      onSelect: (chosen: Selection) => {
        const isChosen = selectionTest(chosen)
        setAsked({ move: 'seat', people: people.filter(({ id }) => isChosen(id)) })
      },
    },
  ]
  const add = (
    <Button icon={Plus} onClick={() => setOpen('add')}>
      Thêm thí sinh
    </Button>
  )
  const fromWorkbook = (
    <Button icon={Upload} onClick={() => setOpen('upload')}>
      Nhập Excel
    </Button>
  )
  const close = () => setOpen(undefined)
  return (
    <>
      <DataTable
        label="Thí sinh"
        {...local}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ full_name: name }) => name}
        {...(canEdit && { rowActions, selection, onSelectionChange: setSelection, bulkActions })}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        toolbarEnd={
          people.length > 0 &&
          canEdit && (
            <>
              {canTell && untold.length > 0 && (
                <Button
                  icon={Mail}
                  loading={isTelling}
                  onClick={() => void tell(untold.map(({ employee_id: id }) => id))}
                >
                  {`Gửi thông báo cho ${untold.length} người`}
                </Button>
              )}
              {fromWorkbook}
              {add}
            </>
          )
        }
        empty={
          <EmptyState
            title="Chưa có thí sinh"
            level={3}
            actions={
              canEdit ? (
                <>
                  {fromWorkbook}
                  {add}
                </>
              ) : undefined
            }
          />
        }
      />
      {open === 'add' && <AddPeopleDialog examId={exam.id} onClose={close} />}
      {open === 'upload' && <UploadPeopleDialog examId={exam.id} onClose={close} />}
      {asked?.move === 'seat' && (
        <SeatDialog
          examId={exam.id}
          people={asked.people}
          onSeated={() => setSelection(noSelection)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.move === 'minutes' && (
        <MinutesDialog exam={exam} part={takerOf(asked.person)} onClose={() => setAsked(undefined)} />
      )}
      {(asked?.move === 'pause' || asked?.move === 'resume') && (
        <HoldDialog
          exam={exam}
          part={takerOf(asked.person)}
          move={asked.move}
          onClose={() => setAsked(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
          title={`Bỏ ${leaving.full_name} khỏi kỳ thi?`}
          description="Có thể thêm lại sau."
          confirmLabel="Bỏ khỏi kỳ thi"
          onConfirm={async () => {
            await detach({ path: { id: exam.id }, body: { employee_ids: [leaving.employee_id] } })
            toast.ok('Đã bỏ khỏi kỳ thi.', { description: leaving.full_name })
          }}
          errorText={(reason) => errorText(reason)}
        />
      )}
    </>
  )
}

/** One taker, as dialogs about him name him. */
function takerOf({ employee_id: employeeId, full_name: name }: Person) {
  return { whom: 'taker' as const, employeeId, name }
}
