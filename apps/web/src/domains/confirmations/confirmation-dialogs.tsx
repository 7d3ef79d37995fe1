import type { Input } from '@nhansu/sdk/contract'
import { confirmationKindLabels, type ConfirmationMove } from '@nhansu/sdk/domains/confirmations'
import { fieldFacts } from '@nhansu/sdk/field-facts/confirmation-requests'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { type Confirmation, confirmationName, moveWords } from './confirmation-words.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { filled, saved } from './save-confirmation.ts'

type Store = Input<'confirmationRequests.store'>['body']
type Declared = Pick<AnyField, 'field' | 'input' | 'hint' | 'required'>

const asked: readonly Declared[] = [
  { field: 'kind', input: { labels: confirmationKindLabels } },
  {
    field: 'recipient',
    input: 'text',
    hint: 'Cơ quan, ngân hàng hoặc đơn vị nhận giấy. Giấy giới thiệu cần ghi nơi nhận.',
  },
  { field: 'purpose', input: 'long-text' },
]
const ownFields: readonly AnyField[] = withFacts(fieldFacts, asked)
const typedFields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'employee_id', input: { reference: 'employees' }, required: true },
  ...asked,
] satisfies readonly Declared[])

interface StoreDialogProps {
  /** True where the reader asks for himself. */
  own: boolean
  /** Whose file is open, where one is. */
  employeeId: number | undefined
  onClose: () => void
}

/** The form by which somebody asks for a paper, or HR writes down what somebody asked for. */
export function StoreDialog({ own, employeeId, onClose }: StoreDialogProps) {
  return (
    <PartDialog
      title={own ? 'Xin giấy xác nhận' : 'Ghi yêu cầu giấy xác nhận'}
      description={
        own
          ? 'Bộ phận nhân sự cấp giấy và báo cho bạn; bạn theo dõi ở trang này.'
          : 'Dùng khi nhân viên hỏi trực tiếp hoặc qua điện thoại.'
      }
      submitLabel={own ? 'Gửi yêu cầu' : 'Ghi yêu cầu'}
      fields={own ? ownFields : typedFields}
      record={own || employeeId === undefined ? undefined : { employee_id: employeeId }}
      // The form has the fields of the body, and the server checks them.
      save={(values) =>
        saved(client.call('confirmationRequests.store', { body: filled(values) as unknown as Store }))
      }
      done={own ? 'Đã gửi yêu cầu.' : 'Đã ghi yêu cầu.'}
      onClose={onClose}
    />
  )
}

interface MoveDialogProps {
  request: Confirmation
  move: ConfirmationMove
  onClose: () => void
}

/** The form of one step: what it does, and what it asks for; issuing has a form of its own. */
export function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  if (move === 'issue') return <IssueDialog request={request} onClose={onClose} />
  const { action, description, done } = moveWords[move]
  return (
    <PartDialog
      title={action}
      description={description}
      submitLabel={action}
      fields={withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes[move] } }, fieldsOf(move))}
      save={(values) => saved(send(request, move, values))}
      done={done}
      about={confirmationName(request)}
      onClose={onClose}
    />
  )
}

function fieldsOf(move: ConfirmationMove): readonly Declared[] {
  return move === 'refuse' || move === 'revoke' ? [{ field: 'reason', input: 'long-text' }] : []
}

function send({ id, version }: Confirmation, move: Exclude<ConfirmationMove, 'issue'>, values: FormValues) {
  const path = { id }
  if (move === 'refuse' || move === 'revoke')
    return client.call(`confirmationRequests.${move}`, {
      path,
      body: { version, reason: String(values['reason'] ?? '') },
    })
  return client.call(`confirmationRequests.${move}`, { path, body: { version } })
}
