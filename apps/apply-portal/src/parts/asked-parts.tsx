import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels } from '@nhansu/sdk/domains/application-form'
import { applicationFileLabels, type FormFaults } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import type { ReactElement } from 'react'
import { AskedField, QuestionField } from './asked-fields.tsx'
import { group, legend, summary } from './form-fields.css.ts'
import { Day, type FormState, idOf, Line } from './form-fields.tsx'

type Form = Pick<Schemas['ExternalForm'], 'fields' | 'questions'>

/** Where the parts of a form begin, so that the look before sending leads back to each. */
export const partIds = {
  about: 'thong-tin',
  education: 'hoc-van',
  files: 'dinh-kem',
  questions: 'cau-hoi',
  consents: 'dong-y',
} as const

const education: ReadonlySet<Schemas['ApplicationField']> = new Set([
  'edu_level',
  'school',
  'major',
  'graduation_year',
  'grade',
  'languages',
  'it_skills',
  'experiences',
])

/** In which part of a form a field stands. */
export function partOf(field: Schemas['ApplicationField']): 'about' | 'education' | 'files' {
  if (field in applicationFileLabels) return 'files'
  return education.has(field) ? 'education' : 'about'
}

/** The names of the parts, as the form and the look before sending have them. */
export const partLabels: Readonly<Record<keyof typeof partIds, string>> = {
  about: 'Thông tin của bạn',
  education: 'Học vấn và kinh nghiệm',
  files: 'Hồ sơ đính kèm',
  questions: 'Câu hỏi của đợt tuyển dụng',
  consents: 'Đồng ý',
}

/** What a campaign asks: about oneself, what one has learnt and done, papers, and its own questions. */
export function AskedParts({ form, of }: { form: Form; of: FormState }) {
  const fieldsOf = (part: ReturnType<typeof partOf>) =>
    form.fields
      .filter(({ field }) => partOf(field) === part)
      .map((asked) => <AskedField key={asked.field} asked={asked} of={of} />)
  return (
    <>
      <fieldset id={partIds.about} className={group}>
        <legend className={legend}>{partLabels.about}</legend>
        <Line of={of} name="full_name" label="Họ và tên" required autoComplete="name" maxLength={100} />
        <Day of={of} name="date_of_birth" label="Ngày sinh" required />
        <Line
          of={of}
          name="phone"
          label="Số điện thoại"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
        />
        {fieldsOf('about')}
      </fieldset>
      <Part of="education">{fieldsOf('education')}</Part>
      <Part of="files">{fieldsOf('files')}</Part>
      <Part of="questions">
        {form.questions.map((question) => (
          <QuestionField key={question.key} question={question} of={of} />
        ))}
      </Part>
    </>
  )
}

/** One part of the form with its name; nothing where the campaign asks nothing of it. */
function Part({ of: part, children }: { of: keyof typeof partIds; children: readonly ReactElement[] }) {
  if (children.length === 0) return null
  return (
    <fieldset id={partIds[part]} className={group}>
      <legend className={legend}>{partLabels[part]}</legend>
      {children}
    </fieldset>
  )
}

/** How the browser sends such a form: with files where some are asked for. */
export function encodingOf({ fields }: Form): string | undefined {
  return fields.some(({ field }) => field in applicationFileLabels) ? 'multipart/form-data' : undefined
}

/** Everything that is wrong, at the top and read first, each leading to its field. */
export function Faults({ of: faults, what = 'Hồ sơ' }: { of: FormFaults; what?: string }) {
  return (
    <div role="alert" className={summary} tabIndex={-1} autoFocus>
      <Heading level={2}>
        {what} còn {Object.keys(faults).length} chỗ cần sửa
      </Heading>
      <ul>
        {Object.entries(faults).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>
              {labelOf(name)}
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const always: Readonly<Record<string, string>> = {
  full_name: 'Họ và tên',
  date_of_birth: 'Ngày sinh',
  phone: 'Số điện thoại',
}

function labelOf(name: string): string {
  const labels: Readonly<Record<string, string>> = { ...always, ...applicationFieldLabels }
  const label = labels[name]
  return label === undefined ? '' : `${label}: `
}
