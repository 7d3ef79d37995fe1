import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels, filledConsent, hasChoices } from '@nhansu/sdk/domains/application-form'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { Campaign } from '../campaigns/use-campaign.ts'
import { telephone } from './form-preview.css.ts'

type Form = Schemas['ApplicationForm']
type Asked = Schemas['ApplicationFormField']
type Question = Schemas['ApplicationQuestion']

/** The sections of the form with the fields that each may have. */
const sections: readonly { title: string; fields: readonly Asked['field'][] }[] = [
  {
    title: 'Thông tin của bạn',
    fields: ['email', 'address', 'gender', 'id_number', 'height', 'marital_status'],
  },
  {
    title: 'Học vấn và kinh nghiệm',
    fields: [
      'edu_level',
      'school',
      'major',
      'graduation_year',
      'grade',
      'languages',
      'it_skills',
      'experiences',
    ],
  },
  { title: 'Công việc mong muốn', fields: ['expected_salary', 'available_date', 'shift_ok'] },
  { title: 'Hồ sơ đính kèm', fields: ['cv', 'photo'] },
]

const always = ['Họ và tên', 'Ngày sinh', 'Số điện thoại']

interface FormPreviewProps {
  campaign: Pick<Campaign, 'name'>
  form: Form
  onClose: () => void
}

/** What the form asks, in its order and at the width of a telephone. Nothing in it is sent. */
export function FormPreview({ campaign, form, onClose }: FormPreviewProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title="Xem trước biểu mẫu"
          description="Các mục người dự tuyển được hỏi, theo thứ tự, rộng như điện thoại."
        />
        <DialogBody>
          <div className={telephone}>
            <Stack>
              <Heading level={2}>{campaign.name}</Heading>
              <Text tone="soft">Công ty không thu bất kỳ khoản phí nào của người dự tuyển.</Text>
              {sections.map(({ title, fields }, place) => (
                <Section
                  key={title}
                  title={title}
                  always={place === 0 ? always : []}
                  asked={form.fields.filter(({ field }) => fields.includes(field))}
                />
              ))}
              <Questions of={form.questions} />
              <Consents asksDelicate={form.fields.some(({ ground }) => typeof ground === 'string')} />
            </Stack>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Section({
  title,
  always: first,
  asked,
}: {
  title: string
  always: readonly string[]
  asked: readonly Asked[]
}) {
  if (first.length + asked.length === 0) return null
  return (
    <Stack as="section" gap="md">
      <Heading level={3}>{title}</Heading>
      {first.map((label) => (
        <TextField key={label} label={label} required readOnly />
      ))}
      {asked.map(({ field, need, ground }) => (
        <TextField
          key={field}
          label={applicationFieldLabels[field]}
          required={need === 'required'}
          readOnly
          {...(typeof ground === 'string' && { hint: `Vì sao cần: ${ground}` })}
        />
      ))}
    </Stack>
  )
}

function Questions({ of }: { of: readonly Question[] }) {
  if (of.length === 0) return null
  return (
    <Stack as="section" gap="md">
      <Heading level={3}>Câu hỏi của đợt</Heading>
      {of.map(({ key, text, kind, choices = [], is_required: required = false }) => {
        const offered = kind === 'yes_no' ? ['Có', 'Không'] : choices
        const hint = hintOf(kind, offered)
        const shown = { label: text, required, readOnly: true, ...(hint !== undefined && { hint }) }
        return kind === 'long_text' ? <TextArea key={key} {...shown} /> : <TextField key={key} {...shown} />
      })}
    </Stack>
  )
}

/** What stands beside a question: what may be chosen, or which files are taken. */
function hintOf(kind: Question['kind'], offered: readonly string[]): string | undefined {
  if (kind === 'file') return 'Tệp PDF, DOCX, JPG hoặc PNG, không quá 10 MB.'
  return hasChoices(kind) || kind === 'yes_no' ? `Chọn: ${offered.join(', ')}` : undefined
}

/** The texts in force; the one for delicate data only where such are asked. A unit that only requests does not read them. */
function Consents({ asksDelicate }: { asksDelicate: boolean }) {
  const reads = usePermission('recruitment_access')
  const { data } = useQuery({ ...query('consentTexts.show'), enabled: reads })
  if (!data) return null
  const { texts, keeping } = data
  const inForce = texts.filter(
    ({ purpose }, place) =>
      texts.findIndex((text) => text.purpose === purpose) === place &&
      (purpose !== 'sensitive' || asksDelicate),
  )
  if (inForce.length === 0) return null
  return (
    <Stack as="section" gap="md">
      <Heading level={3}>Đồng ý</Heading>
      {inForce.map(({ purpose, content }) => (
        <Checkbox
          key={purpose}
          label={filledConsent(content, keeping)}
          required={purpose === 'processing' || purpose === 'sensitive'}
          disabled
        />
      ))}
    </Stack>
  )
}
