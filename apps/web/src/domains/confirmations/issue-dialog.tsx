import type { Data, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/confirmation-requests'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { type Confirmation, confirmationName, moveWords } from './confirmation-words.ts'
import { IssuePreview } from './issue-preview.tsx'
import { filled, saved } from './save-confirmation.ts'

interface IssueDialogProps {
  request: Confirmation
  onClose: () => void
}

const { action, description, done } = moveWords.issue
const facts = { ...fieldFacts, takes: { store: fieldFacts.takes.issue } }

/** The form by which a paper is issued: who signs it and what may stand on it, over what it will say. */
export function IssueDialog({ request, onClose }: IssueDialogProps) {
  const { id, version } = request
  const asked = useQuery({ ...query('confirmationRequests.preview', { path: { id } }), staleTime: 0 })
  const fields = fieldsFor(asked.data)
  const isAsked = fieldsAsked(request, asked.data)
  return (
    <PartDialog
      title={action}
      description={description}
      submitLabel={action}
      fields={fields}
      askedFor={() => fields.filter(({ field }) => isAsked(field))}
      save={(values) =>
        saved(
          client.call('confirmationRequests.issue', { path: { id }, body: { version, ...filled(values) } }),
        )
      }
      done={done}
      about={confirmationName(request)}
      onClose={onClose}
    >
      {asked.data && <NotOnPaper {...asked.data} />}
      <IssuePreview asked={asked} />
    </PartDialog>
  )
}

type Preview = Data<'confirmationRequests.preview'>

function fieldsFor(preview: Preview | undefined): readonly AnyField[] {
  const offered = preview?.signers.filter(({ refusal }) => refusal === null) ?? []
  return withFacts(facts, [
    {
      field: 'signer_id',
      input: { labels: Object.fromEntries(offered.map((signer) => [signer.id, nameOf(signer)])) },
      required: true,
    },
    { field: 'valid_until', input: 'date', hint: 'Để trống nếu giấy không ghi thời hạn.' },
    {
      field: 'with_id_number',
      input: 'switch',
      initial: true,
      hint: 'Số lấy từ hồ sơ khi cấp giấy, không hiện ở phần xem trước.',
    },
  ])
}

/** Which of the fields this paper asks for, once it is known what may be chosen. */
function fieldsAsked({ kind }: Confirmation, preview: Preview | undefined): (field: string) => boolean {
  const asks: Readonly<Record<string, boolean>> = {
    signer_id: preview?.signer_required === true,
    valid_until: kind === 'introduction',
    with_id_number: preview?.id_number === 'there',
  }
  return (field) => asks[field] === true
}

function nameOf({ full_name: name, printed_title: title, authority_no: number }: Schemas['ContractSigner']) {
  return [name, title, number].filter(Boolean).join(', ')
}

const withoutNumber: Partial<Record<Preview['id_number'], string>> = {
  missing: 'Hồ sơ chưa có số định danh cá nhân; mục này trên giấy để trống.',
  closed: 'Bạn không được xem số định danh cá nhân của nhân viên này; mục này trên giấy để trống.',
}

/** What is left open on the paper, and why. */
function NotOnPaper({ id_number: number, signers, signer_required: isRequired }: Preview) {
  return (
    <>
      {!isRequired && (
        <Text as="p" tone="soft">
          Chưa có ai được ký giấy xác nhận vào hôm nay nên tên người ký để trống; khai báo ở màn hình Người
          ký.
        </Text>
      )}
      {signers.map(({ id, printed_title: title, refusal }) =>
        refusal === null ? null : (
          <Text key={id} as="p" size="hint" tone="hint">{`${refusal} (${title})`}</Text>
        ),
      )}
      {withoutNumber[number] !== undefined && (
        <Text as="p" tone="soft">
          {withoutNumber[number]}
        </Text>
      )}
    </>
  )
}
