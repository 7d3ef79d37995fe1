import type { Input } from '@nhansu/sdk/contract'
import {
  personalDataRequestChannelLabels,
  personalDataRequestKindLabels,
  type PersonalDataRequestMove,
} from '@nhansu/sdk/domains/personal-data'
import { fieldFacts } from '@nhansu/sdk/field-facts/personal-data-requests'
import { invalidate } from '@nhansu/sdk/query'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { type DataRequest, moveWords, requestName } from './data-request-words.ts'

type Store = Input<'personalDataRequests.store'>['body']
type Declared = Pick<AnyField, 'field' | 'input' | 'hint' | 'required'>

const { app: _app, ...typedChannels } = personalDataRequestChannelLabels

const asked: readonly Declared[] = [
  { field: 'kind', input: { labels: personalDataRequestKindLabels } },
  { field: 'content', input: 'long-text' },
]
const ownFields: readonly AnyField[] = withFacts(fieldFacts, asked)
const typedFields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'employee_id', input: { reference: 'employees' }, required: true },
  { field: 'channel', input: { labels: typedChannels }, required: true },
  { field: 'received_on', input: 'date', hint: 'Để trống nếu nhận hôm nay.' },
  ...asked,
] satisfies readonly Declared[])

interface StoreDialogProps {
  /** True where the reader asks about himself. */
  own: boolean
  /** Whose file is open, where one is. */
  employeeId: number | undefined
  onClose: () => void
}

/** The form by which somebody asks about his own data, or HR writes down what somebody asked. */
export function StoreDialog({ own, employeeId, onClose }: StoreDialogProps) {
  return (
    <PartDialog
      title={own ? 'Gửi yêu cầu về dữ liệu của tôi' : 'Ghi nhận yêu cầu về dữ liệu cá nhân'}
      description={
        own
          ? 'Bộ phận nhân sự trả lời và thực hiện trong thời hạn luật định; bạn theo dõi ở trang này.'
          : 'Dùng khi người yêu cầu gửi bằng giấy, thư hoặc nói trực tiếp. Hạn được tính từ ngày nhận.'
      }
      submitLabel={own ? 'Gửi yêu cầu' : 'Ghi nhận'}
      fields={own ? ownFields : typedFields}
      record={own || employeeId === undefined ? undefined : { employee_id: employeeId }}
      // The form has the fields of the body, and the server checks them.
      save={(values) =>
        saved(client.call('personalDataRequests.store', { body: filled(values) as unknown as Store }))
      }
      done={own ? 'Đã gửi yêu cầu.' : 'Đã ghi nhận yêu cầu.'}
      onClose={onClose}
    />
  )
}

interface MoveDialogProps {
  request: DataRequest
  move: PersonalDataRequestMove
  onClose: () => void
}

/** The form of one step: the words that the person is going to read. */
export function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  const { action, description, done, field } = moveWords[move]
  return (
    <PartDialog
      title={action}
      description={description}
      submitLabel={action}
      fields={withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes[move] } }, [
        { field, input: 'long-text' } as const,
      ])}
      save={(values) => saved(send(request, move, String(values[field] ?? '')))}
      done={done}
      about={requestName(request)}
      onClose={onClose}
    />
  )
}

function send({ id, version }: DataRequest, move: PersonalDataRequestMove, words: string) {
  const path = { id }
  if (move === 'answer' || move === 'complete')
    return client.call(`personalDataRequests.${move}`, { path, body: { version, answer: words } })
  return client.call(`personalDataRequests.${move}`, { path, body: { version, reason: words } })
}

async function saved(call: Promise<unknown>): Promise<void> {
  await call
  await Promise.all([invalidate(queryClient, 'personalDataRequests'), invalidate(queryClient, 'home')])
}

/** Without what was left empty. */
function filled(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
