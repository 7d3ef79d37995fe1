import type { Data } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { Megaphone, Pause, Play, Timer } from 'lucide-react'

type Monitor = Data<'quizExams.monitor'>

/** A room as it is shown; who sits in none stands in the last row. */
interface RoomRow {
  id: string
  room: string | null
  name: string
  waiting: number
  writing: number
  lost: number
  handed_in: number
  is_paused: boolean
}

const columns: DataTableColumn<RoomRow>[] = [
  { id: 'name', header: 'Phòng thi', grow: true, width: 160, priority: 1 },
  { id: 'waiting', header: 'Chưa vào', kind: 'number', width: 100, priority: 3 },
  { id: 'writing', header: 'Đang làm', kind: 'number', width: 100, priority: 4 },
  { id: 'lost', header: 'Mất kết nối', kind: 'number', width: 110, priority: 5 },
  { id: 'handed_in', header: 'Đã nộp', kind: 'number', width: 100, priority: 6 },
  {
    id: 'is_paused',
    header: 'Tạm dừng',
    width: 150,
    priority: 2,
    cell: ({ is_paused: isPaused }) => (isPaused ? 'Đang tạm dừng' : '–'),
  },
]

interface RoomsProps {
  rooms: Monitor['rooms']
  pauses: Monitor['pauses']
  /** What can be done with a room; nothing while the exam does not run or stands still as a whole. */
  mayTell: boolean
  mayHold: boolean
  onTell: (room: string) => void
  onGive: (room: string) => void
  onHold: (room: string, move: 'pause' | 'resume') => void
}

/** The rooms of an exam with how many are how far in each. */
export function Rooms({ rooms, pauses, mayTell, mayHold, onTell, onGive, onHold }: RoomsProps) {
  const rows = rooms.map(({ room, counts }) => ({
    id: room ?? '',
    room,
    name: room ?? 'Chưa xếp phòng',
    waiting: counts.waiting,
    writing: counts.running - counts.lost,
    lost: counts.lost,
    handed_in: counts.handed_in + counts.marked + counts.released,
    is_paused: pauses.some((pause) => room !== null && pause.room === room),
  }))
  const local = useLocalRows(rows, columns)
  const rowActions: RowAction<RoomRow>[] = [
    {
      id: 'tell',
      label: 'Gửi thông báo',
      icon: Megaphone,
      hidden: ({ room }) => !mayTell || room === null,
      onSelect: ({ room }) => room !== null && onTell(room),
    },
    {
      id: 'minutes',
      label: 'Thêm giờ',
      icon: Timer,
      hidden: ({ room }) => !mayTell || room === null,
      onSelect: ({ room }) => room !== null && onGive(room),
    },
    {
      id: 'pause',
      label: 'Tạm dừng',
      icon: Pause,
      hidden: ({ room, is_paused: isPaused }) => !mayHold || room === null || isPaused,
      onSelect: ({ room }) => room !== null && onHold(room, 'pause'),
    },
    {
      id: 'resume',
      label: 'Tiếp tục',
      icon: Play,
      hidden: ({ room, is_paused: isPaused }) => !mayHold || room === null || !isPaused,
      onSelect: ({ room }) => room !== null && onHold(room, 'resume'),
    },
  ]
  return (
    <DataTable
      label="Phòng thi"
      {...local}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowActions={rowActions}
      height="natural"
    />
  )
}

const idOf = ({ id }: RoomRow) => id
const nameOf = ({ name }: RoomRow) => name
