import type { Schemas } from '@nhansu/sdk/contract'
import {
  applicationFieldLabels,
  consentMissing,
  groundedFields,
  guardianFields,
  needsGuardian,
} from '@nhansu/sdk/domains/application-form'
import { type FieldErrors, invalidInput } from '../../contract/failure.ts'
import { applicationFileLabels } from '@nhansu/sdk/domains/portal-pages'
import type { OpenForm } from './open-form.ts'

type Content = Schemas['ApplicationContent']
type Answer = Schemas['ApplicationAnswer']
type Question = Schemas['ApplicationQuestion']
type Consent = Schemas['GivenConsent']
type Files = Schemas['ApplicationFiles']

/** Fields that come as files, by a call of their own. */
function isFileField(field: string): field is keyof Files {
  return Object.hasOwn(applicationFileLabels, field)
}

/** Which keys of the content a field of the form is made of. */
function keysOf(field: string): (keyof Content)[] {
  // Every field of the form but the address and the files has its own name in the content.
  return field === 'address' ? ['address', 'new_district_id'] : [field as keyof Content]
}

const always: readonly (keyof Content)[] = ['full_name', 'date_of_birth', 'phone']

/** An application as it is sent. */
interface Sent {
  content: Content
  answers?: readonly Answer[]
  files?: Files
  consents: readonly Consent[]
}

/**
 * What is wrong with an application beside the campaign's own form, in its fields, questions and consents at once: nobody
 * mends one part to be told of the next. What has not the shape that the contract asks is judged as far as it can be.
 */
export function faultsInSent(
  form: Pick<OpenForm, 'fields' | 'questions' | 'consents'>,
  { content, answers = [], files = {}, consents }: Sent,
): FieldErrors {
  return {
    ...faultsInContent(form, content, answers, files),
    ...faultsInConsents(form, { content, files }, consents),
  }
}

/**
 * Holds what somebody sends against the campaign's own form: nothing that was not asked is kept.
 * @throws ApiFailure 400 at each field, question and consent that is wrong
 */
export function checkSent(form: Pick<OpenForm, 'fields' | 'questions' | 'consents'>, sent: Sent): void {
  refuse(faultsInSent(form, sent))
}

/**
 * Holds a correction against the campaign's own form; its files came before and stay as they are.
 * @param kept keys of the questions that a file answered before, which stays
 * @throws ApiFailure 400 at each field and question that is wrong
 */
export function checkCorrection(
  form: Pick<OpenForm, 'fields' | 'questions'>,
  { content, answers = [] }: Pick<Sent, 'content' | 'answers'>,
  kept: ReadonlySet<string>,
): void {
  refuse(faultsInContent(form, content, answers, undefined, kept))
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/** @param files those that it is sent with; left out where they came before */
function faultsInContent(
  form: Pick<OpenForm, 'fields' | 'questions'>,
  content: Content,
  answers: readonly Answer[],
  files?: Files,
  kept: ReadonlySet<string> = new Set(),
): FieldErrors {
  const errors: FieldErrors = {}
  const isChild = needsGuardian(content.date_of_birth)
  const asked = new Set<string>([
    ...always,
    ...(isChild ? guardianFields : []),
    ...form.fields.flatMap(({ field }) => keysOf(field)),
  ])
  for (const [key, value] of Object.entries(content)) {
    if (value !== null && !asked.has(key))
      errors[`content.${key}`] = ['Đợt tuyển dụng này không hỏi thông tin này.']
  }
  if (isChild) Object.assign(errors, guardianFaults(content))
  for (const { field, need } of form.fields) {
    if (need !== 'required') continue
    if (isFileField(field)) {
      if (files !== undefined && files[field] === undefined)
        errors[`files.${field}`] = [`Vui lòng chọn tệp ${applicationFileLabels[field]}.`]
      continue
    }
    if (keysOf(field).every((key) => isEmpty(content[key])))
      errors[`content.${keysOf(field)[0]}`] = [
        `Vui lòng nhập ${applicationFieldLabels[field].toLowerCase()}.`,
      ]
  }
  for (const kind of Object.keys(files ?? {}))
    if (!form.fields.some(({ field }) => field === kind))
      errors[`files.${kind}`] = ['Đợt tuyển dụng này không hỏi thông tin này.']
  const byKey = new Map(form.questions.map((question) => [question.key, question]))
  for (const [at, { key, value }] of answers.entries()) {
    const question = byKey.get(key)
    const isSecond = answers.findIndex((other) => other.key === key) < at
    const fault =
      question === undefined || isSecond
        ? 'Câu hỏi này không còn trong biểu mẫu. Hãy mở lại biểu mẫu.'
        : wrongAnswer(question, value)
    if (fault !== undefined) errors[`answers.${at}.value`] = [fault]
  }
  for (const { key = '', is_required: isRequired, text, kind } of form.questions) {
    if (isRequired && !kept.has(key) && answers.every((answer) => answer.key !== key))
      errors[`answers.${key}`] = [
        kind === 'file' ? `Vui lòng chọn tệp: ${text}` : `Vui lòng trả lời: ${text}`,
      ]
  }
  return errors
}

/** Whoever is under sixteen applies with a parent or guardian who can be called and agrees. */
function guardianFaults(content: Content): FieldErrors {
  const faults: FieldErrors = {}
  if (isEmpty(content.guardian_name))
    faults['content.guardian_name'] = [
      'Bạn chưa đủ 16 tuổi: vui lòng nhập họ tên cha, mẹ hoặc người giám hộ.',
    ]
  if (isEmpty(content.guardian_phone))
    faults['content.guardian_phone'] = ['Vui lòng nhập số điện thoại của cha, mẹ hoặc người giám hộ.']
  if (content.guardian_agrees !== true)
    faults['content.guardian_agrees'] = ['Cha, mẹ hoặc người giám hộ cần đồng ý thì hồ sơ mới được nhận.']
  return faults
}

/** What is wrong with the consents: the one that applying needs is missing, or a text has been replaced meanwhile. */
function faultsInConsents(
  form: Pick<OpenForm, 'fields' | 'consents'>,
  { content, files }: { content: Content; files: Files },
  given: readonly Consent[],
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [at, { purpose, number }] of given.entries()) {
    const text = form.consents.find((each) => each.purpose === purpose)
    if (
      text === undefined ||
      text.number !== number ||
      given.findIndex((each) => each.purpose === purpose) < at
    )
      errors[`consents.${at}.number`] = ['Nội dung đồng ý vừa được thay đổi. Hãy mở lại biểu mẫu và đọc lại.']
  }
  const has = (purpose: Consent['purpose']) => given.some((each) => each.purpose === purpose)
  if (!has('processing')) errors['consents'] = [consentMissing.processing]
  if (!has('sensitive') && sensitiveOf(form, content, files).length > 0)
    errors['consents.sensitive'] = [consentMissing.sensitive]
  return errors
}

/**
 * Holds a correction against what was agreed to before: it adds nothing sensitive without that consent.
 * @throws ApiFailure 400 at each field that may not be there
 */
export function checkSensitive(
  form: Pick<OpenForm, 'fields'>,
  { content, files = {} }: { content: Content; files?: Files },
  given: readonly { purpose: Consent['purpose']; withdrawn_at: string | null }[],
): void {
  if (given.some(({ purpose, withdrawn_at: back }) => purpose === 'sensitive' && back === null)) return
  const errors: FieldErrors = Object.fromEntries(
    sensitiveOf(form, content, files).map((field) => [
      `${isFileField(field) ? 'files' : 'content'}.${field}`,
      ['Bạn chưa đồng ý hoặc đã rút đồng ý để công ty xử lý dữ liệu này. Hãy bỏ trống.'],
    ]),
  )
  refuse(errors)
}

/** Of the fields that are asked on a ground of their own, those that were filled in. */
function sensitiveOf({ fields }: Pick<OpenForm, 'fields'>, content: Content, files: Files): string[] {
  return fields
    .map(({ field }) => field)
    .filter(
      (field) =>
        groundedFields.has(field) &&
        (isFileField(field)
          ? files[field] !== undefined
          : keysOf(field).some((key) => !isEmpty(content[key]))),
    )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function wrongAnswer({ kind, choices = [] }: Question, value: Answer['value']): string | undefined {
  switch (kind) {
    case 'yes_no':
      return typeof value === 'boolean' ? undefined : 'Chọn Có hoặc Không.'
    case 'number':
      return typeof value === 'number' ? undefined : 'Nhập một số.'
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'Nhập một ngày.'
    case 'one':
      return typeof value === 'string' && choices.includes(value) ? undefined : 'Chọn một trong các lựa chọn.'
    case 'several':
      return Array.isArray(value) && value.every((each) => choices.includes(each))
        ? undefined
        : 'Chọn trong các lựa chọn.'
    case 'short_text':
      return typeof value === 'string' && value.length <= 500 ? undefined : 'Trả lời không quá 500 ký tự.'
    case 'long_text':
      return typeof value === 'string' ? undefined : 'Nhập câu trả lời.'
    default:
      return typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value) ? undefined : 'Vui lòng chọn tệp.'
  }
}
