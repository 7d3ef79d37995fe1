import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldErrors } from './failure.ts'

/** More would only drown the reader, and hostile input could make thousands. */
const mostErrors = 20
/** What is looked at of them; each is compared with each. */
const mostFindings = 500

type Sentence = (label: string, error: ErrorObject) => string

const typeNames: Readonly<Record<string, string>> = {
  integer: 'số nguyên',
  number: 'số',
  string: 'văn bản',
  boolean: 'có hoặc không',
  array: 'danh sách',
  object: 'nhóm thông tin',
}

const formatSentences: Readonly<Record<string, string>> = {
  date: 'không phải là ngày hợp lệ (năm-tháng-ngày)',
  'date-time': 'không phải là thời điểm hợp lệ',
  email: 'không phải là địa chỉ email hợp lệ',
}

const sentences: Readonly<Record<string, Sentence>> = {
  required: (label) => `Vui lòng nhập ${lowerFirst(label)}.`,
  type: (label, { params }) => `${label} phải là ${typeName(params['type'])}.`,
  minLength: (label, { params }) =>
    params['limit'] === 1
      ? `Vui lòng nhập ${lowerFirst(label)}.`
      : `${label} phải có ít nhất ${params['limit']} ký tự.`,
  maxLength: (label, { params }) => `${label} không được vượt quá ${params['limit']} ký tự.`,
  minimum: (label, { params }) => `${label} phải từ ${params['limit']} trở lên.`,
  maximum: (label, { params }) => `${label} không được lớn hơn ${params['limit']}.`,
  format: (label, { params }) => `${label} ${formatSentences[String(params['format'])] ?? 'không hợp lệ'}.`,
  enum: (label) => `${label} không nằm trong các giá trị cho phép.`,
  minItems: (label) => `Vui lòng chọn ${lowerFirst(label)}.`,
  maxItems: (label, { params }) => `${label} không được vượt quá ${params['limit']} mục.`,
  uniqueItems: (label) => `${label} có mục bị lặp lại.`,
  additionalProperties: (label) => `${label} không được chấp nhận.`,
  minProperties: () => 'Vui lòng nhập ít nhất một thông tin.',
}

/**
 * Turns a validator's findings into sentences by field, with the labels of the schema's `title`.
 * The key is the place as a form knows it: `name`, `ids.3`, `filter.rank.value`.
 */
export function fieldErrors(all: readonly ErrorObject[]): FieldErrors {
  const findings = all.slice(0, mostFindings)
  const unions = findings.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  const told: FieldErrors = {}
  for (const finding of findings) {
    const inUnion = unions.some(
      (union) => union !== finding && isBelow(finding.instancePath, union.instancePath),
    )
    if (inUnion || Object.keys(told).length >= mostErrors) continue
    const { field, label } = blame(finding)
    const sentence = sentences[finding.keyword]?.(label, finding) ?? `${label} không hợp lệ.`
    told[field] ??= [sentence]
  }
  return told
}

/** Where the fault lies and what the user knows that place by. */
function blame(finding: ErrorObject): { field: string; label: string } {
  const schema = finding.parentSchema
  const place = finding.instancePath.split('/').slice(1)
  const { missingProperty, additionalProperty } = finding.params as Record<string, string | undefined>
  if (missingProperty !== undefined) {
    const label = schema?.properties?.[missingProperty]?.title ?? missingProperty
    return { field: [...place, missingProperty].join('.'), label }
  }
  if (additionalProperty !== undefined) {
    const shown = additionalProperty.slice(0, 50)
    return { field: [...place, shown].join('.'), label: `Trường "${shown}"` }
  }
  return { field: place.join('.') || 'body', label: schema?.title ?? (place.join('.') || 'Dữ liệu gửi lên') }
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

function typeName(type: unknown): string {
  const names = [type].flat().map((name) => typeNames[String(name)])
  return names.filter((name) => name !== undefined).join(' hoặc ')
}

/** 'Tên trình độ' reads 'tên trình độ' inside a sentence; 'CCCD' stays. */
function lowerFirst(label: string): string {
  const [first = '', second = ''] = label
  return second === second.toLowerCase() ? first.toLowerCase() + label.slice(first.length) : label
}
