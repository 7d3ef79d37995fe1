import { capitals } from '@nhansu/sdk/domains/codes'
import { type FieldFact, fieldProblem, lowerFirst } from '@nhansu/sdk/domains/field-sentences'
import * as v from 'valibot'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

/** What a form holds while it is filled in: null for a number or a choice that is not there yet. */
export type FormValues = Record<string, string | number | boolean | readonly (string | number)[] | null>

/** The rules of a form: each field's own, after 'is it there' and 'is it tidy'. */
export function rulesOf(fields: readonly AnyField[]): v.GenericSchema<FormValues, FormValues> {
  const rules: unknown = v.object(Object.fromEntries(fields.map((field) => [field.field, ruleOf(field)])))
  // Each rule takes and gives what its field holds; together they do so for the form.
  return rules as v.GenericSchema<FormValues, FormValues>
}

/** What a form starts with: the record's values, or those of a new one. */
export function startValues(
  fields: readonly AnyField[],
  record?: Readonly<Record<string, unknown>>,
): FormValues {
  const value = ({ field, input, initial }: AnyField) =>
    record?.[field] ?? (record ? undefined : initial) ?? blank(input)
  // The contract's types say what stands in each field; here they all meet in one record.
  return Object.fromEntries(fields.map((field) => [field.field, value(field)])) as FormValues
}

function blank(input: AnyField['input']): FormValues[string] {
  if (input === 'switch') return false
  if (typeof input === 'object') return 'several' in input || 'references' in input ? [] : null
  return input === 'text' || input === 'long-text' ? '' : null
}

function ruleOf({ label, input, required, rule, fact }: AnyField): v.GenericSchema {
  const own: v.GenericSchema = rule ?? (fact ? factRule(fact, label) : v.unknown())
  const tidied = v.pipe(v.unknown(), v.transform(tidy))
  if (!required) return v.pipe(tidied, v.nullable(own))
  const asked = `Vui lòng ${typeof input === 'object' ? 'chọn' : 'nhập'} ${lowerFirst(label)}.`
  return v.pipe(
    tidied,
    v.check((value) => value !== null, asked),
    own,
  )
}

/** What the contract says of a field, in the server's sentences; codes become capitals, as they do there. */
function factRule(fact: FieldFact, label: string): v.GenericSchema {
  return v.pipe(
    v.unknown(),
    v.check(
      (value) => fieldProblem(fact, value, label) === undefined,
      ({ input }) => fieldProblem(fact, input, label) ?? '',
    ),
    v.transform((value) => (fact.capitals && typeof value === 'string' ? capitals(value) : value)),
  )
}

// An empty field means 'nothing' to the contract.
function tidy(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.normalize('NFC').trim() || null
}
