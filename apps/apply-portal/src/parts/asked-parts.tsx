import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels, needsGuardian } from '@nhansu/sdk/domains/application-form'
import { applicationFileLabels, type FormFaults, typedDay } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import type { ReactElement } from 'react'
import { AskedField, QuestionField } from './asked-fields.tsx'
import { group, hint, legend, summary } from './form-fields.css.ts'
import { focusFirst } from './focus-first.ts'
import { placeLabels } from './place-fields.tsx'
import { Box, Day, Fault, type FormState, idOf, Line } from './form-fields.tsx'

type Form = Pick<Schemas['ExternalForm'], 'fields' | 'questions'>

/** Where the parts of a form begin, so that the look before sending leads back to each. */
export const partIds = {
  about: 'thong-tin',
  education: 'hoc-van',
  work: 'mong-muon',
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

const work: ReadonlySet<Schemas['ApplicationField']> = new Set([
  'expected_salary',
  'available_date',
  'shift_ok',
])

/** In which part of a form a field stands. */
export function partOf(field: Schemas['ApplicationField']): 'about' | 'education' | 'work' | 'files' {
  if (field in applicationFileLabels) return 'files'
  if (work.has(field)) return 'work'
  return education.has(field) ? 'education' : 'about'
}

/** The names of the parts, as the form and the look before sending have them. */
export const partLabels: Readonly<Record<keyof typeof partIds, string>> = {
  about: 'Thông tin của bạn',
  education: 'Học vấn và kinh nghiệm',
  work: 'Công việc mong muốn',
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
        <Line
          of={of}
          name="full_name"
          label="Họ và tên"
          required
          autoComplete="name"
          spellCheck={false}
          maxLength={100}
        />
        <Day of={of} name="date_of_birth" label="Ngày sinh" required autoComplete="bday" />
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
      <Guardian of={of} />
      <Part of="education">{fieldsOf('education')}</Part>
      <Part of="work">{fieldsOf('work')}</Part>
      <Part of="files">{fieldsOf('files')}</Part>
      <Part of="questions">
        {form.questions.map((question) => (
          <QuestionField key={question.key} question={question} of={of} />
        ))}
      </Part>
    </>
  )
}

/** Who must agree beside somebody who is under sixteen; asked once the day of birth says so. */
function Guardian({ of }: { of: FormState }) {
  const [born] = of.typed['date_of_birth'] ?? []
  if (!needsGuardian(born && typedDay(born))) return null
  const isWrong = of.faults['guardian_agrees'] !== undefined
  return (
    <fieldset className={group}>
      <legend className={legend}>Cha, mẹ hoặc người giám hộ</legend>
      <p className={hint}>Bạn chưa đủ 16 tuổi nên cần cha, mẹ hoặc người giám hộ đồng ý.</p>
      <Line of={of} name="guardian_name" label={guardianLabels.guardian_name} required maxLength={100} />
      <Line
        of={of}
        name="guardian_phone"
        label={guardianLabels.guardian_phone}
        required
        type="tel"
        inputMode="tel"
        maxLength={20}
      />
      <Box
        id={idOf('guardian_agrees')}
        name="guardian_agrees"
        value="true"
        checked={of.typed['guardian_agrees']?.[0] === 'true'}
        describedBy={isWrong ? `${idOf('guardian_agrees')}-loi` : undefined}
        words="Cha, mẹ hoặc người giám hộ đã đọc và đồng ý cho tôi nộp hồ sơ này, và cho công ty xử lý dữ liệu trong đó. (bắt buộc)"
      />
      <Fault of={{ of, name: 'guardian_agrees' }} />
    </fieldset>
  )
}

/** What is asked of a child's parent or guardian, as the form and the look before sending call it. */
export const guardianLabels = {
  guardian_name: 'Họ và tên người giám hộ',
  guardian_phone: 'Số điện thoại người giám hộ',
} as const

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
export function encodingOf({ fields, questions }: Form): string | undefined {
  const isFile =
    fields.some(({ field }) => field in applicationFileLabels) ||
    questions.some(({ kind }) => kind === 'file')
  return isFile ? 'multipart/form-data' : undefined
}

/** Everything that is wrong, at the top and read first, each leading to its field. */
export function Faults({ of: faults, what = 'Hồ sơ' }: { of: FormFaults; what?: string }) {
  return (
    <div role="alert" className={summary} {...focusFirst}>
      <Heading level={2}>
        {what} còn {Object.keys(faults).length} chỗ cần sửa
      </Heading>
      <ul>
        {Object.entries(faults).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>
              {labelOf(name, sentence)}
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const always: Readonly<Record<string, string>> = {
  new_district_id: placeLabels.new_district_id,
  full_name: 'Họ và tên',
  date_of_birth: 'Ngày sinh',
  phone: 'Số điện thoại',
  ...guardianLabels,
}

/** What is said before a sentence that does not name its field itself. */
function labelOf(name: string, sentence: string): string {
  const labels: Readonly<Record<string, string>> = { ...always, ...applicationFieldLabels }
  const label = labels[name]
  const isNamed = label !== undefined && sentence.toLowerCase().includes(label.toLowerCase())
  return label === undefined || isNamed ? '' : `${label}: `
}
