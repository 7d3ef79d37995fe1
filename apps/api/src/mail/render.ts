import { invalidInput } from '../contract/failure.ts'
import { JobFailure } from '../jobs/define-job.ts'
import { isOneLine } from './addresses.ts'
import { cleanHtml, escapeHtml, plainText, withSafeLinks } from './clean-html.ts'
import type { MailVariable } from './templates.ts'

/** What a reader who may not see a secret sees instead. */
export const hidden = '••••••'

const longestSubject = 300
const longestBody = 20_000
/** Everything between braces, so that an unknown variable is noticed instead of being sent. */
const braces = /\{\{([^{}]*)\}\}/g

/** What decides where a variable may and must stand. */
type Variables = Readonly<Record<string, Pick<MailVariable, 'isSecret' | 'isNeeded'>>>

/**
 * A template as it may be saved: cleaned, and with no other variables than it is allowed.
 * @throws ApiFailure 400 at the field that is to blame
 */
export function checkTemplate(
  { subject, body }: { subject: string; body: string },
  variables: Variables,
): { subject: string; body: string } {
  const checked = { subject: subject.normalize('NFC').trim(), body: cleanHtml(body.normalize('NFC')) }
  const errors = {
    subject: [
      ...(!isOneLine(checked.subject) || checked.subject.length > longestSubject
        ? [`Tiêu đề phải là một dòng, không quá ${longestSubject} ký tự.`]
        : []),
      ...unknown(checked.subject, variables).map(noVariable),
      ...used(checked.subject)
        .filter((name) => variables[name]?.isSecret)
        .map((name) => `Không dùng {{${name}}} trong tiêu đề vì ai cũng đọc được tiêu đề.`),
    ],
    body: [
      ...(checked.body.length > longestBody ? [`Nội dung không được vượt quá ${longestBody} ký tự.`] : []),
      ...unknown(checked.body, variables).map(noVariable),
      ...missing(checked.body, variables).map(
        (name) => `Nội dung phải có {{${name}}}, nếu không thư không dùng được.`,
      ),
    ],
  }
  const found = Object.entries(errors).filter(([, texts]) => texts.length > 0)
  if (found.length > 0) throw invalidInput(Object.fromEntries(found))
  return checked
}

/**
 * Fills a subject in: one line, whatever the values hold.
 * @throws JobFailure for a variable without a value
 */
export function renderSubject(subject: string, values: Readonly<Record<string, string>>): string {
  return fill(subject, values, (value) => value.replaceAll(/\s+/g, ' ')).slice(0, longestSubject)
}

/** A value as text; where it has lines they stay lines. */
const inLines = (value: string): string => escapeHtml(value).replaceAll('\n', '<br>')

/**
 * Fills a body in. It is cleaned once more, since what was saved may come from elsewhere; values are text and nothing
 * but text, in one pass, so that a value that looks like a variable stays what it is.
 * @throws JobFailure for a variable without a value
 */
export function renderBody(
  body: string,
  values: Readonly<Record<string, string>>,
): { html: string; text: string } {
  const html = withSafeLinks(fill(cleanHtml(body), values, inLines), [hidden])
  return { html, text: plainText(html) }
}

function fill(
  template: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string,
): string {
  return template.replaceAll(braces, (_, inside: string) => {
    const value = Object.hasOwn(values, inside.trim()) ? values[inside.trim()] : undefined
    if (value === undefined) throw new JobFailure(`Mẫu thư dùng {{${inside.trim()}}} nhưng không có giá trị.`)
    return write(value)
  })
}

function used(text: string): string[] {
  return [...text.matchAll(braces)].map(([, inside = '']) => inside.trim())
}

function unknown(text: string, variables: Variables): string[] {
  return [...new Set(used(text))].filter((name) => !Object.hasOwn(variables, name))
}

function missing(body: string, variables: Variables): string[] {
  const there = used(body)
  return Object.keys(variables).filter((name) => variables[name]?.isNeeded && !there.includes(name))
}

function noVariable(name: string): string {
  return `Mẫu thư không có biến {{${name}}}.`
}
