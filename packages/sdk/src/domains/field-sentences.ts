import { capitals } from './codes.ts'

/**
 * What the contract says of one field that a body takes; a table for each resource is generated, to be imported by the
 * screens of that resource alone (the file's name is the resource in kebab-case): `import { fieldFacts } from '@nhansu/sdk/field-facts/levels'`, then
 * `fieldFacts.takes.store.fields.code`, `fieldFacts.takes.store.requires` and, for heads of columns, `fieldFacts.titles.code`.
 * {@link fieldProblem} judges a value by it, in the sentences that the server uses.
 */
export interface FieldFact {
  /** What the reader knows the field by: 'Mã trình độ'. */
  title: string
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  nullable?: true
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /** A regular expression with Unicode's meaning, not anchored by itself. */
  pattern?: string
  /** What is said, after the title, of a value that does not match the pattern. */
  patternSays?: string
  format?: string
  /** Small letters are raised before the value is judged. */
  capitals?: true
  /** Signs that nobody sees are taken out by the server before the pattern judges the value. */
  oneLine?: true
}

/** What can be wrong with a value: the keyword of the contract that it breaks. */
export type BrokenRule = keyof typeof sentences

const typeNames: Readonly<Record<string, string>> = {
  integer: 'số nguyên',
  number: 'số',
  string: 'văn bản',
  boolean: 'có hoặc không',
  array: 'danh sách',
  object: 'nhóm thông tin',
}

const formatSentences: Readonly<Record<string, string>> = {
  // How a day is written the field itself says: people type it day first, programs year first.
  date: 'không phải là ngày hợp lệ',
  'date-time': 'không phải là thời điểm hợp lệ',
  email: 'không phải là địa chỉ email hợp lệ',
}

/** At least one character that a reader sees: neither space nor one of Unicode's signs without a look. */
const notBlank = String.raw`[^\s\p{DI}]`
const blank = (label: string) => `Vui lòng nhập ${lowerFirst(label)}.`

const sentences = {
  required: blank,
  type: (label: string, type: unknown) => `${label} phải là ${typeName(type)}.`,
  minLength: (label: string, limit: unknown) =>
    limit === 1 ? blank(label) : `${label} phải có ít nhất ${figure(limit)} ký tự.`,
  maxLength: (label: string, limit: unknown) => `${label} không được vượt quá ${figure(limit)} ký tự.`,
  minimum: (label: string, limit: unknown) => `${label} phải từ ${figure(limit)} trở lên.`,
  maximum: (label: string, limit: unknown) => `${label} không được lớn hơn ${figure(limit)}.`,
  format: (label: string, format: unknown) =>
    `${label} ${formatSentences[String(format)] ?? 'không hợp lệ'}.`,
  pattern: (label: string, pattern: unknown, says?: string) =>
    pattern === notBlank ? blank(label) : `${label} ${says ?? 'không hợp lệ'}.`,
  enum: (label: string) => `${label} không nằm trong các giá trị cho phép.`,
  minItems: (label: string) => `Vui lòng chọn ${lowerFirst(label)}.`,
  maxItems: (label: string, limit: unknown) => `${label} không được vượt quá ${figure(limit)} mục.`,
  uniqueItems: (label: string) => `${label} có mục bị lặp lại.`,
  additionalProperties: (label: string) => `${label} không được chấp nhận.`,
  minProperties: () => 'Vui lòng nhập ít nhất một thông tin.',
}

/**
 * The sentence for a value that breaks a rule of the contract.
 *
 * @param label what the reader knows the field by
 * @param limit what the rule says: a number, a type, a format, a pattern
 * @param says what the field says of its own pattern
 */
export function fieldSentence(rule: string, label: string, limit?: unknown, says?: string): string {
  return isKnown(rule) ? sentences[rule](label, limit, says) : `${label} không hợp lệ.`
}

/**
 * Judges a value that is there by the facts of its field; whether it may be missing is the form's to say.
 *
 * @param label what the form calls the field, where that is not its title
 * @returns the server's sentence for the first thing that is wrong; undefined for nothing
 */
export function fieldProblem(fact: FieldFact, value: unknown, label = fact.title): string | undefined {
  if (value === null || value === undefined) return undefined
  const broken = Array.isArray(value)
    ? brokenBySize(fact, value.length, 'minItems', 'maxItems')
    : typeof value === 'string'
      ? brokenByText(fact, asJudged(fact, value))
      : typeof value === 'number'
        ? brokenByNumber(fact, value)
        : undefined
  return broken && fieldSentence(broken, label, fact[broken], fact.patternSays)
}

/** A text as the server judges it. */
function asJudged({ capitals: raised, oneLine }: FieldFact, text: string): string {
  if (oneLine) return text.replaceAll(/[\p{Cf}\p{DI}]/gu, '').trim()
  return raised ? capitals(text) : text
}

type Judged = Exclude<keyof FieldFact & BrokenRule, never>

function brokenByText(fact: FieldFact, text: string): Judged | undefined {
  if (fact.type !== 'string') return 'type'
  // Letters as people and the server's validator count them, not units of UTF-16.
  const size = brokenBySize(fact, Array.from(text).length, 'minLength', 'maxLength')
  if (size !== undefined) return size
  if (fact.pattern !== undefined && !new RegExp(fact.pattern, 'u').test(text)) return 'pattern'
  return fact.format === 'email' && !looksLikeEmail.test(text) ? 'format' : undefined
}

function brokenByNumber(fact: FieldFact, value: number): Judged | undefined {
  if (fact.type === 'integer' ? !Number.isInteger(value) : fact.type !== 'number') return 'type'
  return brokenBySize(fact, value, 'minimum', 'maximum')
}

function brokenBySize<Least extends Judged, Most extends Judged>(
  fact: FieldFact,
  size: number,
  least: Least,
  most: Most,
): Least | Most | undefined {
  if (size < Number(fact[least] ?? -Infinity)) return least
  return size > Number(fact[most] ?? Infinity) ? most : undefined
}

/** What is told at once; the server looks more closely. */
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

function isKnown(rule: string): rule is BrokenRule {
  return Object.hasOwn(sentences, rule)
}

function typeName(type: unknown): string {
  const names = [type].flat().map((name) => typeNames[String(name)])
  return names.filter((name) => name !== undefined).join(' hoặc ')
}

/** 1000 reads '1,000', as figures do on every screen. */
function figure(limit: unknown): string {
  return typeof limit === 'number' ? limit.toLocaleString('en-US') : String(limit)
}

/** 'Tên trình độ' reads 'tên trình độ' inside a sentence; 'CCCD' stays. */
export function lowerFirst(label: string): string {
  const [first = '', second = ''] = label
  return second === second.toLocaleLowerCase('vi')
    ? first.toLocaleLowerCase('vi') + label.slice(first.length)
    : label
}
