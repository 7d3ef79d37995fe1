import type { Schemas } from '@nhansu/sdk/contract'
import {
  applicationFieldLabels,
  applicationNeedLabels,
  hasChoices,
  questionKindLabels,
} from '@nhansu/sdk/domains/application-form'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Eye, Pencil } from 'lucide-react'
import { useState } from 'react'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import type { CampaignTabProps } from '../campaigns/use-campaign.ts'
import { askedFields, fieldsOfForm, heldForm, sentForm } from './asked-fields.ts'
import { FormPreview } from './form-preview.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import { fieldsOfQuestion, heldQuestion, questionFields, sentQuestion } from './question-fields.ts'
import { useApplicationForm } from './use-application-form.ts'

type Question = Schemas['ApplicationQuestion']
/** A question in its place, which is what a table knows it by. */
type Placed = Question & { id: number }

const columns: DataTableColumn<Placed>[] = [
  { id: 'text', header: 'Câu hỏi', grow: true, priority: 1 },
  { id: 'kind', header: 'Kiểu trả lời', cell: inWords, width: 260, priority: 2 },
  {
    id: 'is_required',
    header: 'Bắt buộc',
    cell: ({ is_required: required }) => (required === true ? 'Có' : 'Không'),
    width: 110,
    priority: 3,
  },
]

/** What a campaign asks of those who apply on the portal, and how it stands there. */
export default function ApplicationFormTab({ campaign, canEdit }: CampaignTabProps) {
  const { found, save, publish } = useApplicationForm(campaign.id, campaign.version)
  const [open, setOpen] = useState<'fields' | 'preview'>()
  if (!found.data) return <NotYet query={found} />
  const { form, publication } = found.data
  const rows = form.questions.map((question, place) => ({ ...question, id: place + 1 }))
  const keep = (questions: readonly Question[]) => save({ questions: [...questions] })
  return (
    <Stack gap="lg">
      <PublicationPanel campaign={campaign} publication={publication} publish={publish} />
      <Stack>
        <Heading level={2}>Biểu mẫu dự tuyển</Heading>
        <DescriptionList items={factsOf(form)} columns={3} layout="under" />
        <Inline>
          {canEdit && (
            <Button icon={Pencil} onClick={() => setOpen('fields')}>
              Sửa biểu mẫu
            </Button>
          )}
          <Button icon={Eye} onClick={() => setOpen('preview')}>
            Xem trước
          </Button>
        </Inline>
      </Stack>
      <PartTable
        label="Câu hỏi của đợt"
        noun="câu hỏi"
        rows={rows}
        columns={columns}
        nameOf={({ text }) => text}
        canEdit={canEdit}
        remove={({ id }) => keep(form.questions.filter((_, place) => place + 1 !== id))}
        putBack={({ id, ...question }) =>
          keep(form.questions.toSpliced(Math.min(id - 1, form.questions.length), 0, questionOf(question)))
        }
        renderDialog={(row, onClose) => (
          <PartDialog
            title={row ? 'Cập nhật câu hỏi' : 'Thêm câu hỏi'}
            fields={questionFields}
            askedFor={fieldsOfQuestion}
            record={row && heldQuestion(row)}
            onClose={onClose}
            save={(values) => {
              const question = sentQuestion(values, row?.key)
              return keep(row ? form.questions.with(row.id - 1, question) : [...form.questions, question])
            }}
          />
        )}
      />
      {open === 'fields' && (
        <PartDialog
          title="Biểu mẫu dự tuyển"
          description="Họ và tên, ngày sinh và số điện thoại luôn được hỏi. Chỉ hỏi điều cần cho việc tuyển chọn."
          size="large"
          fields={askedFields}
          askedFor={fieldsOfForm}
          record={heldForm(form)}
          onClose={() => setOpen(undefined)}
          save={(values) => save(sentForm(values))}
        />
      )}
      {open === 'preview' && (
        <FormPreview campaign={campaign} form={form} onClose={() => setOpen(undefined)} />
      )}
    </Stack>
  )
}

/** Without what the table put beside it. */
function questionOf({ text, kind, choices, is_required }: Question): Question {
  return { text, kind, ...(choices && { choices }), ...(is_required !== undefined && { is_required }) }
}

function inWords({ kind, choices = [] }: Question): string {
  return hasChoices(kind) ? `${questionKindLabels[kind]}: ${choices.join(', ')}` : questionKindLabels[kind]
}

function factsOf({ fields, ...form }: Schemas['ApplicationForm']) {
  const asked = (wanted: Schemas['ApplicationFormField']['need']) =>
    fields
      .filter(({ need }) => need === wanted)
      .map(({ field }) => applicationFieldLabels[field])
      .join(', ')
  return [
    {
      term: applicationNeedLabels.required,
      value: ['Họ và tên, Ngày sinh, Số điện thoại', asked('required')].filter(Boolean).join(', '),
    },
    { term: applicationNeedLabels.optional, value: asked('optional') },
    { term: 'Hứa phản hồi', value: `trong vòng ${form.answer_within_days} ngày` },
    { term: 'Đăng công khai', value: form.is_listed ? 'Có' : 'Không, chỉ ai có đường dẫn' },
    { term: 'Công khai mức lương', value: form.is_salary_public ? 'Có' : 'Không' },
  ]
}
