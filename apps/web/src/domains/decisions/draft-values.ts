import type { Data } from '@nhansu/sdk/contract'
import { decisionFacts, type DecisionFact, type DecisionType } from '@nhansu/sdk/domains/decisions'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

type Decision = Data<'decisions.show'>['decision']
type Facts = Partial<Record<DecisionFact, FormValues[string]>>

const heads = ['effective_date', 'sign_date', 'signer_id', 'summary', 'reason'] as const

/** What the paper says; a new one without what was left empty. */
export function headOf(values: FormValues, isNew: boolean): FormValues {
  const kept = heads.filter((field) => !isNew || (values[field] ?? '') !== '')
  return Object.fromEntries(kept.map((field) => [field, values[field] ?? null]))
}

/** Everybody with the same facts: those that the type takes and that were filled in. */
export function peopleOf(type: DecisionType, values: FormValues): readonly object[] {
  const given = decisionFacts[type].filter((fact) => (values[fact] ?? false) !== false && values[fact] !== '')
  const facts = Object.fromEntries(given.map((fact) => [fact, values[fact]]))
  const ids = (values['employee_ids'] ?? []) as readonly number[]
  return ids.map((employee_id) => ({ employee_id, ...facts }))
}

/**
 * What a draft sets of everybody alike.
 * @returns undefined where it sets something else of somebody
 */
export function sharedFacts({ decision_type, people }: Decision): Facts | undefined {
  // The contract lets no other number through.
  const names = decisionFacts[decision_type as DecisionType]
  const [first, ...others] = people.map((person) =>
    Object.fromEntries(names.map((fact) => [fact, person[fact] ?? null])),
  )
  const same = others.every((each) => JSON.stringify(each) === JSON.stringify(first))
  const hasNotes = people.some(({ note }) => (note ?? null) !== null)
  return same && !hasNotes ? (first ?? {}) : undefined
}
