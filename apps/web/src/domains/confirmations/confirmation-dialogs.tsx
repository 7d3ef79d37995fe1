import type { Input } from '@nhansu/sdk/contract'
import { confirmationKindLabels, type ConfirmationMove } from '@nhansu/sdk/domains/confirmations'
import { fieldFacts } from '@nhansu/sdk/field-facts/confirmation-requests'
import { invalidate } from '@nhansu/sdk/query'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { IssuePreview } from './issue-preview.tsx'
import { type Confirmation, confirmationName, moveWords } from './confirmation-words.ts'

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

/** The form of one step: what it does, and what it asks for. */
export function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  const { action, description, done } = moveWords[move]
  return (
    <PartDialog
      title={action}
      description={description}
      submitLabel={action}
      fields={withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes[move] } }, fieldsOf(request, move))}
      save={(values) => saved(send(request, move, values))}
      done={done}
      about={confirmationName(request)}
      onClose={onClose}
    >
      {move === 'issue' && <IssuePreview id={request.id} />}
    </PartDialog>
  )
}

function fieldsOf({ kind }: Confirmation, move: ConfirmationMove): readonly Declared[] {
  if (move === 'refuse' || move === 'revoke') return [{ field: 'reason', input: 'long-text' }]
  return move === 'issue' && kind === 'introduction'
    ? [{ field: 'valid_until', input: 'date', hint: 'Để trống nếu giấy không ghi thời hạn.' }]
    : []
}

function send({ id, version }: Confirmation, move: ConfirmationMove, values: FormValues) {
  const path = { id }
  if (move === 'refuse' || move === 'revoke')
    return client.call(`confirmationRequests.${move}`, {
      path,
      body: { version, reason: String(values['reason'] ?? '') },
    })
  return client.call(`confirmationRequests.${move}`, { path, body: { version, ...filled(values) } })
}

async function saved(call: Promise<unknown>): Promise<void> {
  await call
  await Promise.all([invalidate(queryClient, 'confirmationRequests'), invalidate(queryClient, 'home')])
}

/** Without what was left empty. */
function filled(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
