import type { Data } from '@nhansu/sdk/contract'
import { decisionFacts, type DecisionFact, type DecisionType } from '@nhansu/sdk/domains/decisions'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

type Decision = Data<'decisions.show'>['decision']
type Facts = Partial<Record<DecisionFact, FormValues[string]>>

const heads = ['effective_date', 'sign_date', 'signer_id', 'typed_number', 'summary', 'reason'] as const

/** What the paper says; a new one without what was left empty. */
export function headOf(values: FormValues, isNew: boolean): FormValues {
  const kept = heads.filter((field) => !isNew || (values[field] ?? '') !== '')
  return Object.fromEntries(kept.map((field) => [field, values[field] ?? null]))
}

/** Everybody with what is set of him: the same of all, or of each his own. */
export function peopleOf(type: DecisionType, values: FormValues): readonly { employee_id: number }[] {
  const ids = (values['employee_ids'] ?? []) as readonly number[]
  if (values['is_apart'] !== true) {
    const facts = givenOf(decisionFacts[type], values)
    return ids.map((employee_id) => ({ employee_id, ...facts }))
  }
  return rowsOfPeople(values).map((row) => ({
    employee_id: row.employee_id,
    ...givenOf([...decisionFacts[type], 'note'], row),
  }))
}

/** One of the people of a draft as a form holds what is set of him alone. */
export type PersonRow = FormValues & { employee_id: number }

/** Everybody who is chosen, in the order of the choice; whoever has no row yet starts with what is said of all. */
export function rowsOfPeople(values: FormValues): PersonRow[] {
  const { employee_ids: ids, people: rows = [] } = values as {
    employee_ids?: readonly number[]
    people?: readonly PersonRow[]
  }
  const shared = Object.fromEntries([...everyFact].map((fact) => [fact, values[fact] ?? null]))
  return (ids ?? []).map(
    (employee_id) =>
      rows.find((row) => row.employee_id === employee_id) ?? { ...shared, note: null, employee_id },
  )
}

/** The rows of a draft that sets something else of somebody. */
export function rowsOfDraft({ people }: Decision): PersonRow[] {
  const kept = [...everyFact, 'note' as const]
  return people.map((person) => ({
    ...Object.fromEntries(kept.map((fact) => [fact, person[fact] ?? null])),
    employee_id: person.employee_id,
  }))
}

const everyFact: ReadonlySet<DecisionFact> = new Set(Object.values(decisionFacts).flat())

/** Those of these facts that were filled in, tidied as the rules of a form tidy its own fields. */
function givenOf(facts: readonly string[], values: FormValues): FormValues {
  const tidied = facts.map((fact): [string, FormValues[string]] => {
    const value = values[fact] ?? null
    return [fact, typeof value === 'string' ? value.normalize('NFC').trim() || null : value]
  })
  return Object.fromEntries(tidied.filter(([, value]) => value !== null && value !== false))
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
