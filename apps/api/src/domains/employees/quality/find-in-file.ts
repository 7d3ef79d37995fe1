import { cardProblems, affiliationProblems } from '../file/other-rules.ts'
import { papersProblems } from '../file/papers-rules.ts'
import type { FileLaws, FilePerson } from '../file/person.ts'
import { type FileValues, type Problems, textAt } from '../file/problems.ts'
import { holderWarnings } from '../rows/bank-holder.ts'
import { relativeWarnings, wrongBirth } from '../rows/relative-rules.ts'
import type { Row } from '../rows/write-row.ts'
import type { Finding } from './findings.ts'

/** What is looked at of a file. */
export interface CheckedFile extends FilePerson {
  id: number
  full_name: string
  card: FileValues
  papers: FileValues
  affiliations: FileValues
  has_province: boolean
  has_education: boolean
  has_emergency_contact: boolean
  account_holders: readonly string[]
  relatives: readonly Row[]
}

/** What the rules of the file say of a field that is filled in, and of one that is not. */
const wrong: Readonly<Record<string, Finding>> = {
  date_of_birth: 'birth_date',
  group_join_date: 'group_join_date',
  id_number: 'id_number',
  id_issue_date: 'id_card',
  id_issue_place: 'id_card',
  id_expiry_date: 'id_card',
  passport_no: 'passport',
  passport_issue_date: 'passport',
  passport_expiry_date: 'passport',
  work_permit_no: 'work_permit',
  work_permit_expiry_date: 'work_permit',
  tax_code: 'tax_code',
  old_tax_code: 'tax_code',
  social_insurance_no: 'social_insurance',
  si_start_month: 'social_insurance',
  driver_licence_no: 'driver_licence',
  driver_licence_issue_date: 'driver_licence',
  driver_licence_expiry_date: 'driver_licence',
  party_join_date: 'affiliation_dates',
  party_official_date: 'affiliation_dates',
  union_join_date: 'affiliation_dates',
  youth_join_date: 'affiliation_dates',
  army_from: 'affiliation_dates',
  army_to: 'affiliation_dates',
}
const absent: Readonly<Record<string, Finding>> = {
  date_of_birth: 'no_birth_date',
  phone: 'no_phone',
  id_number: 'no_id_number',
  driver_licence_no: 'no_driver_licence',
}

/** The fields that the others speak of. */
const spokenOf: readonly (readonly [field: string, Finding])[] = [
  ['bank_accounts.account_holder', 'account_holder'],
  ['relatives.date_of_birth', 'relative_births'],
  ['relatives.birth_year', 'relative_births'],
  ['relatives.relationship', 'relative_births'],
  ['new_province_id', 'no_province'],
  ['educations.education_level', 'no_education'],
  ['emergency_phone', 'no_emergency_contact'],
  ['id_issue_date', 'no_id_card'],
  ['id_issue_place', 'no_id_card'],
  ['tax_code', 'no_tax_code'],
  ['social_insurance_no', 'no_social_insurance'],
  ['bank_accounts.account_number', 'no_bank_account'],
]

/** Whether a finding speaks of any of these fields of a file. */
export function speaksOf(finding: Finding, fields: ReadonlySet<string>): boolean {
  return [...Object.entries(wrong), ...Object.entries(absent), ...spokenOf].some(
    ([field, found]) => found === finding && fields.has(field),
  )
}

/** What is missing or does not fit in a file: the rules by which its parts are saved, and the fields that matter most. */
export function findingsOf(file: CheckedFile, laws: FileLaws): Set<Finding> {
  const { card, papers, affiliations } = file
  return new Set([
    ...said(cardProblems(file, laws, card), card),
    ...said(papersProblems(file, laws, papers), papers),
    ...said(affiliationProblems(file, laws, affiliations), affiliations),
    ...(file.account_holders.some((holder) => holderWarnings(holder, file.full_name).length > 0)
      ? (['account_holder'] as const)
      : []),
    ...(file.relatives.some((relative) => doesNotFit(relative, file)) ? (['relative_births'] as const) : []),
    ...important.flatMap(([finding, lacks]) => (lacks(file) ? [finding] : [])),
  ])
}

/** Of these a warning tells the writer of the law; what is written may stay so for years and is right. */
const lawful: ReadonlySet<string> = new Set(['date_of_birth', 'party_official_date'])

function said({ errors, warnings }: Problems, values: FileValues): Finding[] {
  const doubted = warnings.map(({ field }) => field).filter((field) => !lawful.has(field))
  const fields = [...Object.keys(errors), ...doubted]
  return fields.flatMap((field) => {
    const isThere = textAt(values, field) !== undefined
    return (isThere ? undefined : absent[field]) ?? wrong[field] ?? []
  })
}

function doesNotFit(relative: Row, file: CheckedFile): boolean {
  return (
    wrongBirth(relative, Number(relative['relationship']), file) !== undefined ||
    relativeWarnings(relative, file).length > 0
  )
}

/** Fields that no rule asks for when a part is saved, and without which a file is not complete. */
const important: readonly (readonly [Finding, (file: CheckedFile) => boolean])[] = [
  ['no_province', ({ has_province }) => !has_province],
  ['no_education', ({ has_education }) => !has_education],
  ['no_emergency_contact', ({ has_emergency_contact }) => !has_emergency_contact],
  [
    'no_id_card',
    ({ papers }) =>
      textAt(papers, 'id_number') !== undefined &&
      (textAt(papers, 'id_issue_date') === undefined || textAt(papers, 'id_issue_place') === undefined),
  ],
  ['no_tax_code', ({ papers }) => textAt(papers, 'tax_code') === undefined],
  ['no_social_insurance', ({ papers }) => textAt(papers, 'social_insurance_no') === undefined],
  ['no_bank_account', ({ account_holders }) => account_holders.length === 0],
]
