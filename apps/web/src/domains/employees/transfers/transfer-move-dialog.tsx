import { natureOfWorkLabels, receptionLabels } from '@nhansu/sdk/domains/employees'
import type { Input } from '@nhansu/sdk/contract'
import type { TransferMove } from '@nhansu/sdk/domains/employee-transfers'
import { invalidate } from '@nhansu/sdk/query'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { ReceptionForm } from '../create/reception-form.tsx'
import { byFormNames, paperFields, receptionOf } from '../create/reception-paper.ts'
import { isAskedAt, neededToIssue } from '../create/reception-rules.ts'
import { moveWords, type Transfer, transferName } from './transfer-words.ts'

interface TransferMoveDialogProps {
  transfer: Transfer
  move: TransferMove
  onClose: () => void
}

// What stands inside these bodies has no title among those of the contract's fields.
const reason: AnyField = { field: 'reason', label: 'Lý do', input: 'long-text' }
const reception: readonly AnyField[] = [
  {
    field: 'join_date',
    label: 'Ngày vào công ty',
    input: 'date',
    required: true,
    hint: 'Từ ngày chuyển trở đi.',
  },
  {
    field: 'decision_type',
    label: 'Loại quyết định tiếp nhận',
    input: { labels: receptionLabels },
    required: true,
  },
  { field: 'department_id', label: 'Đơn vị', input: { reference: 'departments' }, required: true },
  { field: 'position_id', label: 'Chức vụ', input: { reference: 'positions' }, required: true },
  { field: 'nature_of_work', label: 'Tính chất công việc', input: { labels: natureOfWorkLabels } },
  { field: 'work_place', label: 'Nơi làm việc', input: 'text' },
  { field: 'direct_manager_id', label: 'Quản lý trực tiếp', input: { reference: 'employees' } },
  { field: 'probation_to', label: 'Thử việc đến', input: 'date' },
  { field: 'decision_no', label: 'Số quyết định', input: 'text' },
  { field: 'decision_date', label: 'Ngày quyết định', input: 'date' },
  ...paperFields,
]
const fieldsOf: Record<TransferMove, readonly AnyField[]> = {
  withdraw: [reason],
  refuse: [{ ...reason, required: true }],
  accept: reception,
}

/** What a step may change: the reception with its decision most of it. */
const touched = ['employeeTransfers', 'employees', 'decisions', 'contracts', 'documents', 'home'] as const

/** The form of one step: what it does, and what it asks for. */
export default function TransferMoveDialog({ transfer, move, onClose }: TransferMoveDialogProps) {
  const { action, description, done } = moveWords[move]
  const about = transferName(transfer)
  return (
    <PartDialog
      title={`${action}: ${about}`}
      description={description}
      submitLabel={action}
      fields={fieldsOf[move]}
      {...(move === 'accept' && {
        askedFor: askedOfReception,
        body: (
          <Columns count={2}>
            <ReceptionForm fields={reception} />
          </Columns>
        ),
        record: { join_date: transfer.effective_date, paper: 'issue' },
      })}
      save={async (values) => {
        await send(transfer, move, values)
        await Promise.all(touched.map((resource) => invalidate(queryClient, resource)))
      }}
      done={done}
      about={about}
      onClose={onClose}
    />
  )
}

/** Whose probation does not begin has no end of one, and a paper is asked for what belongs to it. */
function askedOfReception(values: FormValues): readonly AnyField[] {
  return reception
    .filter(({ field }) => isAskedAt(values, field))
    .map((field) => (neededToIssue.includes(field.field) ? { ...field, required: true } : field))
}

async function send({ id, version }: Transfer, move: TransferMove, values: FormValues): Promise<unknown> {
  const path = { id }
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  )
  // The forms have the fields of the bodies, and the server checks them.
  if (move === 'accept') {
    const { reception: facts, decision } = receptionOf(filled)
    const asked = { ...facts, ...(decision && { decision }), version }
    const body = asked as unknown as Input<'employeeTransfers.accept'>['body']
    try {
      return await client.call('employeeTransfers.accept', { path, body })
    } catch (error) {
      throw byFormNames(error)
    }
  }
  const body = { ...filled, version } as unknown as Input<'employeeTransfers.refuse'>['body']
  return client.call(`employeeTransfers.${move}`, { path, body })
}
