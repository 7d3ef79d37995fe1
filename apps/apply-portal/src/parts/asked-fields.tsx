import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels } from '@nhansu/sdk/domains/application-form'
import { itSkillLabels, languageLabels } from '@nhansu/sdk/domains/candidates'
import { educationLevelsUpwards } from '@nhansu/sdk/domains/education-levels'
import { maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import { fewestExperiences, mostExperiences } from '@nhansu/sdk/domains/portal-pages'
import type { ReactNode } from 'react'
import type { Choice } from './controls.tsx'
import { Day, FileField, type FormState, Line, OneOf, Several } from './form-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { group, legend, more, part } from './form-fields.css.ts'

type Field = Schemas['ApplicationFormField']

interface AskedProps {
  asked: Field
  of: FormState
}

const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, words]) => ({ value, words }))
const themselves = (words: readonly string[]): Choice[] => words.map((value) => ({ value, words: value }))
const yesOrNo: readonly Choice[] = [
  { value: 'true', words: 'Có' },
  { value: 'false', words: 'Không' },
]

/** What a form shows for each field that a campaign may ask. */
const controls: Readonly<Record<Field['field'], (asked: AskedProps) => ReactNode>> = {
  email: (props) => <Line {...lineOf(props)} type="email" autoComplete="email" maxLength={200} />,
  address: ({ asked: { field, need }, of }) => (
    <PlaceFields of={of} legend={applicationFieldLabels[field]} required={need === 'required'} />
  ),
  edu_level: (props) => (
    <OneOf {...lineOf(props)} choices={themselves(educationLevelsUpwards.toReversed())} />
  ),
  school: (props) => <Line {...lineOf(props)} maxLength={200} />,
  major: (props) => <Line {...lineOf(props)} maxLength={200} />,
  graduation_year: (props) => <Line {...lineOf(props)} inputMode="numeric" maxLength={4} />,
  grade: (props) => (
    <OneOf
      {...lineOf(props)}
      choices={themselves(['Xuất sắc', 'Giỏi', 'Khá', 'Trung bình khá', 'Trung bình'])}
    />
  ),
  languages: (props) => <Several {...lineOf(props)} choices={choicesOf(languageLabels)} />,
  it_skills: (props) => <Several {...lineOf(props)} choices={choicesOf(itSkillLabels)} />,
  experiences: (props) => <Experiences {...props} />,
  expected_salary: (props) => (
    <Line {...lineOf(props)} hint="Đồng một tháng, ví dụ 12.000.000." inputMode="numeric" maxLength={15} />
  ),
  available_date: (props) => <Day {...lineOf(props)} />,
  shift_ok: (props) => <OneOf {...lineOf(props)} choices={yesOrNo} />,
  cv: (props) => (
    <FileField
      {...lineOf(props)}
      accept=".pdf,.docx,.jpg,.jpeg,.png,.webp"
      multiple
      hint="PDF, DOCX, JPG, PNG hoặc WebP, không quá 10 MB. CV giấy: chụp từng trang rồi chọn các ảnh (không quá 8), theo thứ tự trang; các ảnh được gộp thành một tệp PDF."
    />
  ),
  gender: (props) => <OneOf {...lineOf(props)} choices={themselves(['Nam', 'Nữ'])} />,
  id_number: (props) => <Line {...lineOf(props)} inputMode="numeric" maxLength={15} />,
  height: (props) => <Line {...lineOf(props)} inputMode="numeric" maxLength={3} />,
  marital_status: (props) => <OneOf {...lineOf(props)} choices={choicesOf(maritalStatusLabels)} />,
  photo: (props) => {
    const line = lineOf(props)
    const sizes = 'JPG, PNG hoặc WebP, không quá 5 MB.'
    return (
      <FileField
        {...line}
        accept=".jpg,.jpeg,.png,.webp"
        hint={line.hint === undefined ? sizes : `${sizes} ${line.hint}`}
      />
    )
  },
}

/** The control of one field that the campaign asks for, with the ground for it where it needs one. */
export function AskedField(props: AskedProps) {
  return controls[props.asked.field](props)
}

function lineOf({ asked: { field, need, ground }, of }: AskedProps) {
  return {
    of,
    name: field,
    label: applicationFieldLabels[field],
    required: need === 'required',
    hint: ground === null || ground === undefined ? undefined : `Lý do hỏi: ${ground}`,
  }
}

function Experiences({ of }: AskedProps) {
  return (
    <fieldset className={group}>
      <legend className={legend}>{applicationFieldLabels.experiences}</legend>
      <Experience at={0} of={of} />
    </fieldset>
  )
}

/** One place of work; the next one is folded until it is asked for, which takes no script. */
function Experience({ at, of }: { at: number; of: FormState }) {
  const next = at + 1
  // Beyond the first ones there is room for one more than was filled in.
  const isRoom = next < mostExperiences && (next < fewestExperiences || isFilled(of, at))
  return (
    <>
      <fieldset className={group}>
        <legend className={part}>Nơi làm thứ {at + 1}</legend>
        <Line of={of} name={`experiences.${at}.company`} label="Công ty" maxLength={200} />
        <Line of={of} name={`experiences.${at}.title`} label="Công việc" maxLength={200} />
        <Day of={of} name={`experiences.${at}.from`} label="Từ ngày" />
        <Day of={of} name={`experiences.${at}.to`} label="Đến ngày" hint="Để trống nếu còn làm." />
        {['leaving_reason', 'reference'].map((unasked) => (
          <Carried key={unasked} of={of} name={`experiences.${at}.${unasked}`} />
        ))}
      </fieldset>
      {isRoom && (
        <details open={isFilled(of, next)}>
          <summary className={more}>Thêm nơi làm thứ {next + 1}</summary>
          <div className={group}>
            <Experience at={next} of={of} />
          </div>
        </details>
      )}
    </>
  )
}

/** What came by a program and has no control here goes along, so that correcting does not lose it. */
function Carried({ of: { typed }, name }: { of: FormState; name: string }) {
  const [value] = typed[name] ?? []
  return value === undefined ? null : <input type="hidden" name={name} value={value} />
}

/** Whether something was typed of a place of work, or of one behind it: what was typed is never out of sight. */
function isFilled({ typed, faults }: FormState, from: number): boolean {
  const later = Array.from({ length: mostExperiences - from }, (_, at) => `experiences.${from + at}.`)
  const isOne = (name: string) => later.some((start) => name.startsWith(start))
  return (
    Object.keys(faults).some(isOne) ||
    Object.entries(typed).some(([name, values]) => isOne(name) && values.some((value) => value.trim() !== ''))
  )
}

interface QuestionProps {
  question: Schemas['ApplicationQuestion']
  of: FormState
}

/** A question of the campaign's own. */
export function QuestionField({
  question: { key = '', text, kind, choices = [], is_required: required },
  of,
}: QuestionProps) {
  const asked = { of, name: `answer.${key}`, label: text, required: required === true }
  switch (kind) {
    case 'yes_no':
      return <OneOf {...asked} choices={yesOrNo} />
    case 'one':
      return <OneOf {...asked} choices={themselves(choices)} />
    case 'several':
      return <Several {...asked} choices={themselves(choices)} />
    case 'date':
      return <Day {...asked} />
    case 'number':
      return <Line {...asked} inputMode="decimal" maxLength={20} />
    case 'long_text':
      return <Line {...asked} long maxLength={5000} />
    case 'short_text':
      return <Line {...asked} maxLength={500} />
    default:
      return (
        <FileField
          {...asked}
          accept=".pdf,.docx,.jpg,.jpeg,.png"
          hint="PDF, DOCX, JPG hoặc PNG, không quá 10 MB."
        />
      )
  }
}
