import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels } from '@nhansu/sdk/domains/application-form'
import { itSkillLabels, languageLabels } from '@nhansu/sdk/domains/candidates'
import { maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import {
  type FormPlaces,
  mostExperiences,
  placeFields,
  type TypedForm,
  typedDay,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { guardianLabels, type partIds, partOf } from './asked-parts.tsx'
import { fileWords } from './form-fields.tsx'

/** A part of the form, by the place where it begins. */
export type PartName = keyof typeof partIds

/** What stands before a value, and the value. */
export type Line = readonly [words: string, value: string]

/** The parts in which something is typed, in the order of the form. */
export const typedParts = ['about', 'education', 'work', 'files', 'questions'] as const satisfies PartName[]

/** Commune and province that were chosen, by their names. */
function placeOf(
  typed: TypedForm,
  { communes, provinces }: FormPlaces = { communes: [], provinces: [] },
): string {
  const named = (units: FormPlaces['communes'], name: string) =>
    units.find(({ id }) => String(id) === typed[name]?.[0])?.full_name
  return [named(communes, placeFields.commune), named(provinces, placeFields.province)]
    .filter(Boolean)
    .join(', ')
}

const yesOrNo: Readonly<Record<string, string>> = { true: 'Có', false: 'Không' }

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  languages: languageLabels,
  it_skills: itSkillLabels,
  marital_status: maritalStatusLabels,
  shift_ok: yesOrNo,
}

/** Everything that was typed, in the words and the parts of the form. */
export function linesOf(
  { fields, questions }: Pick<Schemas['ExternalForm'], 'fields' | 'questions'>,
  typed: TypedForm,
  places: FormPlaces | undefined,
): Record<Exclude<PartName, 'consents'>, Line[]> {
  const shown = (name: string) =>
    (typed[name] ?? [])
      .filter((value) => value.trim() !== '')
      .map((value) => words[name]?.[value] ?? value)
      .join(', ')
  /** Days stand as they do everywhere, however they were typed. */
  const day = (name: string) => formatDate(typedDay(shown(name)))
  const chosen = (field: string) => {
    const name = typed[`${field}.name`]?.[0]
    return name === undefined ? '' : fileWords(name, Number(typed[`${field}.size`]?.[0]))
  }
  const experiences = Array.from({ length: mostExperiences }, (_, at) => at)
    .map((at) =>
      ['company', 'title', 'from', 'to']
        .map((name) => (name === 'from' || name === 'to' ? day : shown)(`experiences.${at}.${name}`))
        .filter(Boolean)
        .join(' · '),
    )
    .filter(Boolean)
    .join('; ')
  const valueOf = (field: Schemas['ApplicationField']) => {
    if (field === 'experiences') return experiences
    if (field === 'address') return [shown(field), placeOf(typed, places)].filter(Boolean).join(', ')
    if (field === 'available_date') return day(field)
    return field === 'cv' || field === 'photo' ? chosen(field) : shown(field)
  }
  const ofPart = (name: PartName) =>
    fields
      .filter(({ field }) => partOf(field) === name)
      .map(({ field }): Line => [applicationFieldLabels[field], valueOf(field)])
  const filled = (lines: readonly Line[]) => lines.filter(([, value]) => value !== '')
  return {
    about: filled([
      ['Họ và tên', shown('full_name')],
      ['Ngày sinh', day('date_of_birth')],
      ['Số điện thoại', shown('phone')],
      ...ofPart('about'),
      [guardianLabels.guardian_name, shown('guardian_name')],
      [guardianLabels.guardian_phone, shown('guardian_phone')],
    ]),
    education: filled(ofPart('education')),
    work: filled(ofPart('work')),
    files: filled(ofPart('files')),
    questions: filled(
      questions.map(({ key, text, kind }): Line => {
        const name = `answer.${key}`
        if (kind === 'file') return [text, chosen(name)]
        if (kind === 'yes_no')
          return [text, (typed[name] ?? []).map((value) => yesOrNo[value] ?? '').join('')]
        return [text, kind === 'date' ? day(name) : shown(name)]
      }),
    ),
  }
}
