import { Avatar } from '#ui/avatar/avatar.tsx'
import { Status } from '#ui/badge/status.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import type { DataTableColumn } from '../../column.ts'
import { type Person, statuses, titleOptions, units } from './people.ts'

const tones = { 1: 'ok', 2: 'info', 3: 'warn', 4: 'bad', 5: 'neutral' } as const
const toneOf = (status: number) => tones[status as keyof typeof tones] ?? 'neutral'

/** The columns of the list that the pictures show. */
export const peopleColumns: readonly DataTableColumn<Person>[] = [
  {
    id: 'code',
    header: 'Mã nhân viên',
    kind: 'code',
    width: 160,
    sortable: true,
    filter: { kind: 'text' },
    priority: 3,
  },
  {
    id: 'full_name',
    header: 'Họ và tên',
    width: 214,
    sortable: true,
    hideable: false,
    filter: { kind: 'text' },
    priority: 1,
    cell: ({ full_name }) => (
      <Inline gap="sm" wrap={false}>
        <Avatar name={full_name} />
        <Text weight="medium" truncate>
          {full_name}
        </Text>
      </Inline>
    ),
  },
  {
    id: 'unit_id',
    header: 'Đơn vị',
    width: 190,
    value: ({ unit_id }) => unit_id,
    cell: ({ unit }) => unit,
    filter: { kind: 'tree', nodes: units },
    priority: 4,
  },
  {
    id: 'title',
    header: 'Chức vụ',
    width: 124,
    sortable: true,
    filter: { kind: 'multi-select', options: titleOptions },
    priority: 5,
  },
  {
    id: 'join_date',
    header: 'Ngày vào',
    kind: 'date',
    width: 132,
    sortable: true,
    filter: { kind: 'date' },
    priority: 6,
  },
  {
    id: 'contract_end',
    header: 'Hết hạn HĐ',
    kind: 'date',
    width: 140,
    sortable: true,
    filter: { kind: 'date' },
    priority: 7,
  },
  {
    id: 'status',
    header: 'Trạng thái',
    width: 150,
    filter: { kind: 'select', options: statuses },
    cell: ({ status }) => (
      <Status tone={toneOf(status)}>{statuses.find(({ value }) => value === status)?.label ?? '–'}</Status>
    ),
    priority: 2,
  },
  {
    id: 'salary',
    header: 'Lương cơ bản',
    kind: 'money',
    width: 140,
    sortable: true,
    hidden: true,
    filter: { kind: 'number' },
  },
  {
    id: 'updated_at',
    header: 'Cập nhật lúc',
    kind: 'datetime',
    width: 180,
    hidden: true,
    filter: { kind: 'datetime' },
  },
]
