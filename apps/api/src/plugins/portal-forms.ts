import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import type { ReceivedFile } from '../contract/form/received-file.ts'
import { consentMissing, needsGuardian } from '@nhansu/sdk/domains/application-form'
import { type FormFaults, placeFields, type TypedForm, typedDay } from '@nhansu/sdk/domains/portal-pages'
import { experiencesOf, packedRows, typedExperiences } from './portal-experiences.ts'

type Form = Data<'externals.form'>['form']
type Send = Input<'externals.apply'>['body']
type Content = Schemas['ApplicationContent']

/** A form as it came: what was typed, and the files that were chosen, by the names of their fields. */
export interface SentForm {
  typed: TypedForm
  files?: Readonly<Record<string, readonly ReceivedFile[]>>
}

/** What a browser has sent of a form, by the names of its fields. */
export function typedForm(body: string): TypedForm {
  const typed: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(body)) (typed[name] ??= []).push(value)
  return packedRows(typed)
}

/** The application that was typed, as the contract has it; what cannot be read stays as it is and is refused there. */
export function sentForm(typed: TypedForm, form: Pick<Form, 'questions'>): Send {
  const source = one(typed, 'source_word')
  const website = one(typed, 'website')
  const [cv, photo] = [one(typed, 'cv.handle'), one(typed, 'photo.handle')]
  return {
    token: one(typed, 'token') ?? '',
    content: contentOf(typed),
    answers: answersOf(typed, form),
    consents: (['processing', 'sensitive', 'reserve', 'group'] as const).flatMap((purpose) => {
      const number = one(typed, `consent.${purpose}`)
      return number === undefined ? [] : [{ purpose, number: Number(number) }]
    }),
    ...((cv ?? photo) !== undefined && {
      files: { ...(cv !== undefined && { cv }), ...(photo !== undefined && { photo }) },
    }),
    ...(source !== undefined && { source_word: source }),
    ...(website !== undefined && { website }),
  }
}

/** The answers to a campaign's questions, each of its kind. */
export function answersOf(
  typed: TypedForm,
  { questions }: Pick<Form, 'questions'>,
): Schemas['ApplicationAnswer'][] {
  return questions.flatMap(({ key, kind }): Schemas['ApplicationAnswer'][] => {
    if (key === undefined) return []
    if (kind === 'file') {
      const handle = one(typed, `answer.${key}.handle`)
      return handle === undefined ? [] : [{ key, value: handle }]
    }
    const values = (typed[`answer.${key}`] ?? []).map((value) => value.trim()).filter((value) => value !== '')
    const [first] = values
    if (first === undefined) return []
    if (kind === 'several') return [{ key, value: values }]
    if (kind === 'yes_no') return [{ key, value: first === 'true' }]
    if (kind === 'number') return [{ key, value: numberOf(first) }]
    if (kind === 'date') return [{ key, value: typedDay(first) }]
    return [{ key, value: first }]
  })
}

/** What somebody says of himself; fields that were left empty are left out. */
export function contentOf(typed: TypedForm): Content {
  const text = (name: string) => one(typed, name)
  const whole = (name: string) => {
    const value = text(name)
    return value === undefined ? undefined : numberOf(value)
  }
  const day = (name: string) => {
    const value = text(name)
    return value === undefined ? undefined : typedDay(value)
  }
  const shift = text('shift_ok')
  const born = day('date_of_birth')
  const values: Record<string, unknown> = {
    full_name: text('full_name'),
    date_of_birth: born,
    phone: text('phone')?.replaceAll(/[\s.-]/g, ''),
    email: text('email'),
    address: text('address'),
    new_district_id: communeOf(typed),
    gender: text('gender'),
    id_number: text('id_number')?.replaceAll(/\s/g, ''),
    height: whole('height'),
    marital_status: text('marital_status'),
    edu_level: text('edu_level'),
    school: text('school'),
    major: text('major'),
    graduation_year: whole('graduation_year'),
    grade: text('grade'),
    languages: several(typed, 'languages'),
    it_skills: several(typed, 'it_skills'),
    experiences: experiencesOf(typed, typedDay),
    expected_salary: whole('expected_salary'),
    available_date: day('available_date'),
    shift_ok: shift === undefined ? undefined : shift === 'true',
    ...guardianOf(typed, born),
  }
  // The contract refuses whatever of it is not as it says.
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as Content
}

/** The commune of an address; one that stays behind where the province was taken out again is none. */
function communeOf(typed: TypedForm): number | undefined {
  const commune = one(typed, placeFields.commune)
  return commune === undefined || one(typed, placeFields.province) === undefined ? undefined : Number(commune)
}

/** Who agrees for a child; what was typed before the day of birth was put right is left out. */
function guardianOf(typed: TypedForm, born: string | undefined): Record<string, unknown> {
  if (!needsGuardian(born)) return {}
  return {
    guardian_name: one(typed, 'guardian_name'),
    guardian_phone: one(typed, 'guardian_phone')?.replaceAll(/[\s.-]/g, ''),
    guardian_agrees: one(typed, 'guardian_agrees') === 'true' ? true : undefined,
  }
}

/** The faults that the contract and the handlers found, by the names that the form's fields have. */
export function faultsOf(
  errors: Readonly<Record<string, readonly string[]>>,
  { answers = [], consents }: Pick<Send, 'answers' | 'consents'>,
): FormFaults {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([place, [sentence]]) =>
      sentence === undefined
        ? []
        : // None at all is no choice among several: one of them is needed, and it is that one that has to be named.
          [[nameOf(place, answers, consents), place === 'consents' ? consentMissing.processing : sentence]],
    ),
  )
}

function nameOf(place: string, answers: readonly { key: string }[], consents: Send['consents']): string {
  const [part = '', second = '', ...rest] = place.split('.')
  if (part === 'files') return second
  if (part === 'content') return [second, ...rest].join('.')
  if (part === 'answers') {
    const asked = answers[Number(second)]
    return `answer.${asked === undefined ? second : asked.key}`
  }
  if (part === 'consents') {
    const given = second === '' ? undefined : consents[Number(second)]?.purpose
    return `consent.${given ?? (second === 'sensitive' ? second : 'processing')}`
  }
  return place
}

function one(typed: TypedForm, name: string): string | undefined {
  const value = typed[name]?.[0]?.trim()
  return value === undefined || value === '' ? undefined : value
}

function several(typed: TypedForm, name: string): readonly string[] | undefined {
  const values = typed[name]
  return values === undefined || values.length === 0 ? undefined : values
}

/** A number as people type it: '12.000.000', '12,000,000'. */
function numberOf(value: string): number {
  return Number(value.replaceAll(/[\s.,]/g, ''))
}

/** What was sent, as the fields of a form show it: the way back of `sentForm`. */
export function typedOf({
  content,
  new_province_id: province,
  answers,
  files,
}: Pick<Schemas['OwnApplication'], 'content' | 'new_province_id' | 'answers' | 'files'>): TypedForm {
  const typed: Record<string, readonly string[]> = {}
  const put = (name: string, value: unknown) => {
    if (value !== null && value !== undefined) typed[name] = wordsOf(value)
  }
  const { experiences = [], ...fields } = content
  for (const [name, value] of Object.entries(fields)) put(name, value)
  for (const [name, value] of typedExperiences(experiences ?? [])) put(name, value)
  put(placeFields.province, province)
  for (const { key, value } of answers) put(`answer.${key}`, value)
  return { ...typed, ...typedFiles(files) }
}

/** Files that were sent before, as a form names them that may replace them. */
export function typedFiles(files: Schemas['OwnApplication']['files']): TypedForm {
  return Object.fromEntries(
    files.flatMap(({ kind, question_key: key, name, size }) => {
      const field = kind === 'answer' ? `answer.${key}` : kind
      return [
        [`${field}.name`, [name]],
        [`${field}.size`, [String(size)]],
      ]
    }),
  )
}

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value)) ?? []
  return [year === undefined ? String(value) : `${day}/${month}/${year}`]
}
