import { fieldSentence } from '@nhansu/sdk/domains/field-sentences'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldErrors } from './failure.ts'

/** More would only drown the reader, and hostile input could make thousands. */
const mostErrors = 20
/** What is looked at of them; each is compared with each. */
const mostFindings = 500

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
    told[field] ??= [sentenceOf(finding, label)]
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

/** The sentence of the contract's rule that was broken. */
function sentenceOf({ keyword, params, parentSchema }: ErrorObject, label: string): string {
  // The validator names what a rule says after the rule: a limit, a type, a format or a pattern.
  const limit: unknown = params['limit'] ?? params['type'] ?? params['format'] ?? params['pattern']
  const says: unknown = parentSchema?.['x-pattern-says']
  return fieldSentence(keyword, label, limit, typeof says === 'string' ? says : undefined)
}
