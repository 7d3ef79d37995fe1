import type { Data } from '@nhansu/sdk/contract'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'

/** What does not fit together, but may be right all the same. */
export type FileWarning = Data<'employeePapers.show'>['warnings'][number]

/** What a rule finds in a part of a file: what must not be saved, and what is only told. */
export interface Problems {
  errors: FieldErrors
  warnings: FileWarning[]
}

/** Values of a part of a file, as its table holds them. */
export type FileValues = Readonly<Record<string, unknown>>

/** A text or day of a part; undefined where there is none. */
export function textAt(values: FileValues, field: string): string | undefined {
  const value = values[field]
  return typeof value === 'string' ? value : undefined
}

/** The fields that are sent and differ from what is there. */
export function changedIn(values: FileValues, before: FileValues): string[] {
  return Object.keys(values).filter((field) => values[field] !== undefined && values[field] !== before[field])
}

/** Gathers what rules find: `found.error('id_number', …)`, `found.warning(…)`. */
export function gather() {
  const found: Problems = { errors: {}, warnings: [] }
  return {
    found,
    error: (field: string, text: string) => void (found.errors[field] ??= []).push(text),
    warning: (field: string, text: string) => void found.warnings.push({ field, text }),
  }
}

/**
 * Refuses what a change makes wrong; what was wrong before and was not touched does not stand in the way.
 * @throws ApiFailure 400
 */
export function refuseNew(before: Problems, after: Problems, changed: ReadonlySet<string>): void {
  const fresh = Object.entries(after.errors).flatMap(([field, texts]) => {
    const known = changed.has(field) ? [] : (before.errors[field] ?? [])
    const left = texts.filter((text) => !known.includes(text))
    return left.length > 0 ? [[field, left] as const] : []
  })
  if (fresh.length > 0) throw invalidInput(Object.fromEntries(fresh))
}

/** Warnings about fields that the reader sees. */
export function toldWarnings({ warnings }: Problems, masked: readonly string[]): FileWarning[] {
  return warnings.filter(({ field }) => !masked.includes(field))
}
