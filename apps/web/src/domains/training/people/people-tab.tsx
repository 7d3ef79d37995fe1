import { download, saveFile } from '@nhansu/sdk'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-employees'
import { trainingAnswerWayLabels, trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { noSelection, type Selection, selectionTest } from '@nhansu/ui/data-table/selection.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck, FileDown, FileUp, Link2, Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { invitationPath } from '../courses/course-paths.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { Course } from '../courses/use-course.ts'
import { AddPeopleDialog } from './add-people-dialog.tsx'
import { ImportPeopleDialog, ImportResultsDialog } from './import-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { type CoursePerson, type OfferedMove, offeredMoves } from './people-moves.ts'
import { statesAsked } from './people-address.ts'
import { PersonState } from './person-state.tsx'

const fields = withFacts(fieldFacts, [
  { field: 'mandatory', input: 'switch' },
  { field: 'group_name', input: 'text' },
  { field: 'note', input: 'long-text' },
  { field: 'remark', input: 'long-text' },
] as const)

const columns: DataTableColumn<CoursePerson>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 3, sortable: true },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
  { id: 'unit_name', header: 'Đơn vị', width: 180, priority: 4, sortable: true, filter: { kind: 'text' } },
  {
    id: 'state',
    header: 'Trạng thái',
    width: 200,
    priority: 2,
    cell: ({ state, waiting_place: place }) => <PersonState state={state} place={place} />,
    filter: {
      kind: 'multi-select',
      options: Object.entries(trainingPersonStateLabels).map(([value, label]) => ({ value, label })),
    },
  },
  { id: 'score', header: 'Điểm', kind: 'number', decimals: 1, width: 90 },
  { id: 'certificate_no', header: 'Số chứng chỉ', kind: 'code', width: 150 },
  { id: 'expiry_date', header: 'Hết hạn', kind: 'date', width: 110 },
  { id: 'mandatory', header: 'Bắt buộc', width: 100, cell: ({ mandatory }) => (mandatory ? 'Có' : '–') },
  { id: 'group_name', header: 'Lớp nhỏ', width: 100 },
  { id: 'answered_at', header: 'Trả lời lúc', kind: 'datetime', width: 150, hidden: true },
  {
    id: 'answered_by',
    header: 'Cách trả lời',
    width: 150,
    hidden: true,
    cell: ({ answered_by: way }) => (way ? trainingAnswerWayLabels[way] : '–'),
  },
  { id: 'reason', header: 'Lý do', width: 200, priority: 5 },
  { id: 'note', header: 'Ghi chú', width: 200 },
]

/** Who is in a course, who waits, and what is done with them. */
export default function PeopleTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const people = useQuery(query('trainingEmployees.list', { path: { id: course.id } }))
  return (
    <Loaded query={people}>
      {({ employees }) => <People course={course} canEdit={canEdit} people={employees} />}
    </Loaded>
  )
}

/** What the table begins with: a figure of a report opens the people whom it counts. */
const startOf = (states: readonly string[]) =>
  states.length === 0 ? {} : { filters: { state: { operator: 'in' as const, value: states } } }

type Asked =
  | { move: OfferedMove; person: CoursePerson }
  | { edit: CoursePerson }
  | { remove: CoursePerson }
  | { add: true }
  | { take: 'people' | 'results' }

interface PeopleProps {
  course: Course
  canEdit: boolean
  people: readonly CoursePerson[]
}

function People({ course, canEdit, people }: PeopleProps) {
  const [asked, setAsked] = useState<Asked>()
  const { search } = useLocation()
  const [states] = useState(() => statesAsked(search))
  const local = useLocalRows(people, columns, startOf(states))
  const toast = useToast()
  const rowActions = useRowActions(course, canEdit, setAsked)
  const confirming = useConfirming(course, people)
  const add = (
    <Button icon={Plus} onClick={() => setAsked({ add: true })}>
      Thêm học viên
    </Button>
  )
  const mayExport = usePermission('training_export')
  const exportList = async () => {
    try {
      saveFile(await download(client, 'trainingEmployees.export', { path: { id: course.id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const copyLink = () =>
    navigator.clipboard.writeText(`${location.origin}${invitationPath(course.id)}`).then(
      () => toast.ok('Đã sao chép liên kết. Người được mời đăng nhập để trả lời.'),
      () => toast.bad('Trình duyệt không cho sao chép liên kết.'),
    )
  const link = (
    <Button icon={Link2} onClick={() => void copyLink()}>
      Sao chép liên kết xác nhận
    </Button>
  )
  const mayAdd = canEdit && course.status !== 'running'
  const take = mayAdd ? (
    <Button icon={FileUp} onClick={() => setAsked({ take: 'people' })}>
      Nhập từ Excel
    </Button>
  ) : (
    canEdit && (
      <Button icon={FileUp} onClick={() => setAsked({ take: 'results' })}>
        Nhập kết quả
      </Button>
    )
  )
  const send = mayExport && (
    <Button icon={FileDown} onClick={() => void exportList()}>
      Xuất danh sách
    </Button>
  )
  return (
    <>
      <DataTable
        label="Học viên"
        {...local}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        {...confirming}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        toolbarEnd={
          people.length > 0 && (
            <>
              {send}
              {canEdit && course.status === 'open' && link}
              {take}
              {mayAdd && add}
            </>
          )
        }
        empty={
          <EmptyState
            title="Chưa có học viên nào"
            level={3}
            actions={
              mayAdd ? (
                <Inline>
                  {take}
                  {add}
                </Inline>
              ) : undefined
            }
          />
        }
      />
      {asked && <Dialogs asked={asked} course={course} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Confirms many who were there at once, for who may, while anybody is to be confirmed. */
function useConfirming(course: Course, people: readonly CoursePerson[]) {
  const mayEdit = usePermission('training_edit')
  const mayConfirm = usePermission('training_confirm')
  const [selection, setSelection] = useState(noSelection)
  const [joining] = useState(() => mutation('trainingEmployees.joinedBulk'))
  const { mutateAsync: join, isPending } = useMutation(joining)
  const toast = useToast()
  if (!(mayEdit || mayConfirm) || !people.some((person) => joinedMove?.isFor(person, course))) return {}
  const confirm = async (chosen: Selection) => {
    const ids = people.map(idOf).filter(selectionTest(chosen))
    try {
      await join({ path: { id: course.id }, body: { ids } })
      toast.ok('Đã xác nhận tham gia.', { description: `${ids.length} người` })
      setSelection(noSelection)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const action: BulkAction = {
    id: 'joined',
    label: 'Xác nhận đã tham gia',
    icon: BadgeCheck,
    someOnly: true,
    loading: isPending,
    onSelect: (chosen) => void confirm(chosen),
  }
  return { selection, onSelectionChange: setSelection, bulkActions: [action] }
}

const joinedMove = offeredMoves.find(({ name }) => name === 'joined')

/** The moves that this reader may make, then the notes and the way out. */
function useRowActions(
  course: Course,
  canEdit: boolean,
  ask: (asked: Asked) => void,
): readonly RowAction<CoursePerson>[] {
  const mayEdit = usePermission('training_edit')
  const mayConfirm = usePermission('training_confirm')
  const [joining] = useState(() => mutation('trainingEmployees.joined'))
  const { mutateAsync: join } = useMutation(joining)
  const toast = useToast()
  return useMemo(() => {
    const isOver = course.status === 'finished' || course.status === 'cancelled'
    if (isOver) return []
    const run = async (move: OfferedMove, person: CoursePerson) => {
      try {
        await join({ path: { id: person.id }, body: { version: person.version } })
        toast.ok(move.done, { description: person.full_name })
      } catch (error) {
        toast.bad(errorText(error))
      }
    }
    const moves = offeredMoves
      .filter(({ by }) => mayEdit || (by === 'training_confirm' && mayConfirm))
      .map((move): RowAction<CoursePerson> => ({
        id: move.name,
        label: move.label,
        icon: move.icon,
        ...(move.intent && { intent: move.intent }),
        hidden: (person) => !move.isFor(person, course),
        onSelect: (person) => (move.asksReason ? ask({ move, person }) : void run(move, person)),
      }))
    if (!canEdit) return moves
    return [
      ...moves,
      { id: 'edit', label: 'Sửa ghi chú', icon: Pencil, onSelect: (person) => ask({ edit: person }) },
      {
        id: 'remove',
        label: 'Bỏ khỏi khóa',
        icon: Trash2,
        intent: 'danger',
        hidden: ({ state }) => state !== 'listed' && state !== 'waiting',
        onSelect: (person) => ask({ remove: person }),
      },
    ]
  }, [course, canEdit, mayEdit, mayConfirm, join, toast, ask])
}

function Dialogs({ asked, course, onClose }: { asked: Asked; course: Course; onClose: () => void }) {
  const [calls] = useState(() => ({
    update: mutation('trainingEmployees.update'),
    destroy: mutation('trainingEmployees.destroy'),
  }))
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const toast = useToast()
  if ('add' in asked) return <AddPeopleDialog course={course} onClose={onClose} />
  if ('take' in asked) {
    return asked.take === 'people' ? (
      <ImportPeopleDialog courseId={course.id} onClose={onClose} />
    ) : (
      <ImportResultsDialog onClose={onClose} />
    )
  }
  if ('move' in asked) return <MoveDialog {...asked} onClose={onClose} />
  if ('edit' in asked) {
    const { edit } = asked
    return (
      <PartDialog
        title={`Ghi chú về ${edit.full_name}`}
        fields={fields}
        record={edit}
        onClose={onClose}
        save={(values) => update({ path: { id: edit.id }, body: { ...values, version: edit.version } })}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Bỏ ${asked.remove.full_name} khỏi khóa?`}
      description="Chỗ trống được chuyển cho người chờ lâu nhất; muốn lấy lại phải thêm lại từ đầu."
      confirmLabel="Bỏ khỏi khóa"
      tone="danger"
      onConfirm={async () => {
        await destroy({ path: { id: asked.remove.id } })
        toast.ok('Đã bỏ khỏi khóa.', { description: asked.remove.full_name })
      }}
      errorText={(reason) => errorText(reason)}
    />
  )
}

function idOf({ id }: CoursePerson): number {
  return id
}

function nameOf({ full_name: name }: CoursePerson): string {
  return name
}
