import type { Data } from '@nhansu/sdk/contract'
import { mailStateLabels } from '@nhansu/sdk/domains/system'
import { trainingAnswerWayLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { QrCode, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import type { Course } from '../courses/use-course.ts'
import { PersonState } from './person-state.tsx'
import { usePrintInvitations } from './use-print-invitations.ts'

type Person = Data<'trainingMails.notices'>['employees'][number]
type Kind = 'confirmations' | 'notices'

const kinds: Readonly<Record<Kind, { label: string; send: string; question: string }>> = {
  confirmations: {
    label: 'Mời xác nhận tham gia',
    send: 'Gửi thư mời',
    question: 'Gửi thư mời cho mọi người chưa trả lời?',
  },
  notices: {
    label: 'Thông báo lịch đào tạo',
    send: 'Gửi thông báo lịch',
    question: 'Gửi lịch đào tạo cho mọi người có chỗ trong khóa?',
  },
}

const columns: DataTableColumn<Person>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, sortable: true },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
  { id: 'unit_name', header: 'Đơn vị', width: 170, sortable: true, filter: { kind: 'text' } },
  {
    id: 'state',
    header: 'Trạng thái',
    width: 190,
    priority: 2,
    cell: ({ state }) => <PersonState state={state} />,
  },
  { id: 'address', header: 'Địa chỉ', width: 210, priority: 5 },
  {
    id: 'mail_state',
    header: 'Thư',
    width: 140,
    priority: 3,
    cell: ({ mail_state: state }) => (state === null ? '–' : mailStateLabels[state]),
  },
  { id: 'mailed_at', header: 'Gửi lúc', kind: 'datetime', width: 150, priority: 4 },
  { id: 'answered_at', header: 'Trả lời lúc', kind: 'datetime', width: 150 },
  {
    id: 'answered_by',
    header: 'Cách trả lời',
    width: 150,
    cell: ({ answered_by: way }) => (way ? trainingAnswerWayLabels[way] : '–'),
  },
  { id: 'reason', header: 'Lý do', width: 200 },
]

/** Who was asked to answer and who was told of the days, by which address, and what came of it. */
export default function MailsTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const [kind, setKind] = useState<Kind>('confirmations')
  const found = useQuery(query(`trainingMails.${kind}`, { path: { id: course.id } }))
  return (
    <Stack>
      <Select
        label="Loại thư"
        options={(Object.keys(kinds) as Kind[]).map((value) => ({ value, label: kinds[value].label }))}
        value={kind}
        onValueChange={(value) => setKind(value ?? 'confirmations')}
      />
      <Loaded query={found}>
        {({ employees }) => (
          <People
            key={kind}
            courseId={course.id}
            kind={kind}
            people={employees}
            canSend={canEdit && (kind === 'notices' || course.status === 'open')}
          />
        )}
      </Loaded>
    </Stack>
  )
}

interface PeopleProps {
  courseId: number
  kind: Kind
  people: readonly Person[]
  canSend: boolean
}

function People({ courseId, kind, people, canSend }: PeopleProps) {
  const [asks, setAsks] = useState(false)
  const [sending] = useState(() =>
    mutation(kind === 'notices' ? 'trainingMails.notify' : 'trainingMails.askToConfirm'),
  )
  const { mutateAsync: send } = useMutation(sending)
  const local = useLocalRows(people, columns)
  const toast = useToast()
  const { label, send: verb, question } = kinds[kind]
  const asksAnswers = canSend && kind === 'confirmations'
  const { print, isBusy } = usePrintInvitations(courseId)
  const rowActions = useMemo(
    () =>
      asksAnswers
        ? [
            {
              id: 'print',
              label: 'In mã QR',
              icon: QrCode,
              hidden: ({ state }: Person) => !isAwaited(state),
              onSelect: ({ id }: Person) => void print([id]),
            },
          ]
        : [],
    [asksAnswers, print],
  )
  const lacksMail = people.some(({ address, state }) => address === null && isAwaited(state))
  return (
    <>
      <DataTable
        label={label}
        {...local}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        toolbarEnd={
          canSend &&
          people.length > 0 && (
            <>
              {asksAnswers && lacksMail && (
                <Button icon={QrCode} loading={isBusy} onClick={() => void print()}>
                  In mã QR cho người không có email
                </Button>
              )}
              <Button icon={Send} onClick={() => setAsks(true)}>
                {verb}
              </Button>
            </>
          )
        }
        empty={<EmptyState title="Chưa có học viên nào" level={3} />}
      />
      {asks && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsks(false)}
          title={question}
          description="Ai đã được gửi trong một giờ qua thì không nhận thêm thư."
          confirmLabel={verb}
          onConfirm={async () => {
            const { sent, already, without_address: left } = await send({ path: { id: courseId }, body: {} })
            toast.ok(`Đã xếp gửi ${sent} thư${already > 0 ? `, ${already} người đã được gửi trước đó` : ''}.`)
            if (left.length > 0) {
              toast.warn(`Không có địa chỉ email: ${left.map(({ full_name: name }) => name).join(', ')}.`)
            }
          }}
          errorText={(reason) => errorText(reason)}
        />
      )}
    </>
  )
}

/** Whether somebody has still to answer. */
function isAwaited(state: Person['state']): boolean {
  return state === 'listed' || state === 'registered' || state === 'promised'
}

function idOf({ id }: Person): number {
  return id
}

function nameOf({ full_name: name }: Person): string {
  return name
}
