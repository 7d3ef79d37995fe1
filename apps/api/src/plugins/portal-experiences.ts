import type { Schemas } from '@nhansu/sdk/contract'
import { mostExperiences, type TypedForm } from '@nhansu/sdk/domains/portal-pages'

type Experience = Schemas['CandidateExperience']

/** What a place of work is made of, in the order of the contract. */
const parts = ['company', 'title', 'from', 'to', 'leaving_reason', 'reference'] as const

const partOf = (typed: TypedForm, at: number, part: string) => {
  const value = typed[`experiences.${at}.${part}`]?.[0]?.trim()
  return value === undefined || value === '' ? undefined : value
}

/**
 * What was typed, with its places of work one behind the other: rows that were left empty are passed over, so that a fault
 * stands at the row that it was found in.
 */
export function packedRows(typed: TypedForm): TypedForm {
  const others = Object.entries(typed).filter(([name]) => !name.startsWith('experiences.'))
  const filled = Array.from({ length: mostExperiences }, (_, at) => at).filter((at) =>
    parts.some((part) => partOf(typed, at, part) !== undefined),
  )
  const rows = filled.flatMap((from, to) =>
    parts.flatMap((part) => {
      const value = typed[`experiences.${from}.${part}`]
      return value === undefined ? [] : [[`experiences.${to}.${part}`, value] as const]
    }),
  )
  return Object.fromEntries([...others, ...rows])
}

/** The places of work that were typed; one without a company is handed on, to be refused in words and not to be lost. */
export function experiencesOf(typed: TypedForm, dayOf: (value: string) => string): unknown[] | undefined {
  const rows = Array.from({ length: mostExperiences }, (_, at) => {
    if (parts.every((part) => partOf(typed, at, part) === undefined)) return undefined
    const day = (part: 'from' | 'to') => {
      const value = partOf(typed, at, part)
      return value === undefined ? null : dayOf(value)
    }
    return {
      company: partOf(typed, at, 'company') ?? '',
      title: partOf(typed, at, 'title') ?? null,
      from: day('from'),
      to: day('to'),
      leaving_reason: partOf(typed, at, 'leaving_reason') ?? null,
      reference: partOf(typed, at, 'reference') ?? null,
    }
  }).filter((row) => row !== undefined)
  return rows.length === 0 ? undefined : rows
}

/** Places of work as the fields of a form name them. */
export function typedExperiences(rows: readonly Experience[]): [string, unknown][] {
  return rows.flatMap((row, at) =>
    parts.map((part): [string, unknown] => [`experiences.${at}.${part}`, row[part]]),
  )
}
