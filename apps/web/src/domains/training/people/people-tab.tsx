import { download, saveFile } from '@nhansu/sdk'
import { trainingAnswerWayLabels, trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { noSelection, type Selection, selectionTest } from '@nhansu/ui/data-table/selection.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck, FileDown, FileUp, Link2, Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { UnitSelect } from '#web/kit/references/unit-select.tsx'
import { useSearch } from '#web/kit/screen/use-address.ts'
import { client } from '#web/session/client.ts'
import { keepRows, mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { invitationPath } from '../courses/course-paths.ts'
import type { Course } from '../courses/use-course.ts'
import { type CoursePerson, type OfferedMove, offeredMoves } from './people-moves.ts'
import { statesAsked, unitAsked, withUnit } from './people-address.ts'
import { type AskedDialog, PeopleDialogs } from './people-dialogs.tsx'
import { PersonState } from './person-state.tsx'

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
  const [search, setSearch] = useSearch()
  const maySeeUnits = usePermission('department_access')
  // Who cannot choose units could not take the choice of an address back.
  const unitId = maySeeUnits ? unitAsked(search) : null
  const people = useQuery({
    ...query('trainingEmployees.list', {
      path: { id: course.id },
      ...(unitId !== null && { query: { department_id: unitId } }),
    }),
    placeholderData: keepRows(),
  })
  return (
    <Loaded query={people}>
      {({ employees }) => (
        <Stack>
          {maySeeUnits && (unitId !== null || employees.length > 0) && (
            <Grid>
              <UnitSelect
                value={unitId}
                onValueChange={(id) => setSearch((before) => withUnit(before, id), true)}
              />
            </Grid>
          )}
          <People
            course={course}
            canEdit={canEdit}
            people={employees}
            unitId={unitId}
            isSettled={!people.isPlaceholderData}
          />
        </Stack>
      )}
    </Loaded>
  )
}

/** What the table begins with: a figure of a report opens the people whom it counts. */
const startOf = (states: readonly string[]) =>
  states.length === 0 ? {} : { filters: { state: { operator: 'in' as const, value: states } } }

interface PeopleProps {
  course: Course
  canEdit: boolean
  people: readonly CoursePerson[]
  /** The unit whose people these are; null: all people of the course. */
  unitId: number | null
  /** False while those of another unit are still shown. */
  isSettled: boolean
}

function People({ course, canEdit, people, unitId, isSettled }: PeopleProps) {
  const [asked, setAsked] = useState<AskedDialog>()
  const { search } = useLocation()
  const [states] = useState(() => statesAsked(search))
  const local = useLocalRows(people, columns, startOf(states))
  const toast = useToast()
  const rowActions = useRowActions(course, canEdit, setAsked)
  const confirming = useConfirming({ course, people, unitId, isSettled })
  const add = (
    <Button icon={Plus} onClick={() => setAsked({ add: true })}>
      Thêm học viên
    </Button>
  )
  const mayExport = usePermission('training_export')
  const exportList = async () => {
    try {
      const ofUnit = unitId !== null && { query: { department_id: unitId } }
      saveFile(await download(client, 'trainingEmployees.export', { path: { id: course.id }, ...ofUnit }))
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
      Nhập Excel
    </Button>
  ) : (
    canEdit && (
      <Button icon={FileUp} onClick={() => setAsked({ take: 'results' })}>
        Nhập kết quả
      </Button>
    )
  )
  const send = mayExport && (
    <Button icon={FileDown} disabled={!isSettled} onClick={() => void exportList()}>
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
            title={unitId === null ? 'Chưa có học viên nào' : 'Không có học viên nào của đơn vị này'}
            level={3}
            actions={
              mayAdd && unitId === null ? (
                <Inline>
                  {take}
                  {add}
                </Inline>
              ) : undefined
            }
          />
        }
      />
      {asked && <PeopleDialogs asked={asked} course={course} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/**
 * Confirms many who were there at once, for who may, while anybody is to be confirmed. Who was chosen among the people of one
 * unit is not chosen any more among those of another.
 */
function useConfirming({ course, people, unitId, isSettled }: Omit<PeopleProps, 'canEdit'>) {
  const mayEdit = usePermission('training_edit')
  const mayConfirm = usePermission('training_confirm')
  const [chosenIn, setChosenIn] = useState({ unitId, selection: noSelection })
  const selection = chosenIn.unitId === unitId ? chosenIn.selection : noSelection
  const setSelection = (chosen: Selection) => setChosenIn({ unitId, selection: chosen })
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
    loading: isPending || !isSettled,
    onSelect: (chosen) => void confirm(chosen),
  }
  return { selection, onSelectionChange: setSelection, bulkActions: [action] }
}

const joinedMove = offeredMoves.find(({ name }) => name === 'joined')

/** The moves that this reader may make, then the notes and the way out. */
function useRowActions(
  course: Course,
  canEdit: boolean,
  ask: (asked: AskedDialog) => void,
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

function idOf({ id }: CoursePerson): number {
  return id
}

function nameOf({ full_name: name }: CoursePerson): string {
  return name
}
