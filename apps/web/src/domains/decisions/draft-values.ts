import type { Data } from '@nhansu/sdk/contract'
import {
  decisionFacts,
  type DecisionFact,
  type DecisionType,
  decisionTypesOfOneDay,
} from '@nhansu/sdk/domains/decisions'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

type Decision = Data<'decisions.show'>['decision']
type Facts = Partial<Record<DecisionFact, FormValues[string]>>

/** What may be said of one person and never of all. */
export type FactOfOne = 'effective_date' | 'note'
const none = { effective_date: null, note: null } satisfies Record<FactOfOne, null>

/** Which of these a type knows. */
export function factsOfOne(type: number): FactOfOne[] {
  return decisionTypesOfOneDay.has(type) ? ['note'] : ['effective_date', 'note']
}

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
    ...givenOf([...decisionFacts[type], ...factsOfOne(type)], row),
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
      rows.find((row) => row.employee_id === employee_id) ?? { ...shared, ...none, employee_id },
  )
}

/** Everybody who is chosen with what is said of all, whatever was said of each before. */
export function rowsAnew(values: FormValues): PersonRow[] {
  return rowsOfPeople({ ...values, people: [] })
}

/** What is said of all once nothing is said of each: what is alike of everybody, and nothing where it is not. */
export function sharedOfRows(values: FormValues): Facts {
  const [first, ...others] = rowsOfPeople(values)
  if (first === undefined) return {}
  return Object.fromEntries(
    [...everyFact].map((fact) => [fact, isAlike(fact, first, others) ? (first[fact] ?? null) : null]),
  )
}

/** What is said of each and could not be said of all: what differs between people, their own days and notes. */
export function lostTogether(type: DecisionType | null, values: FormValues): (DecisionFact | FactOfOne)[] {
  if (values['is_apart'] !== true || type === null) return []
  const rows = rowsOfPeople(values)
  const [first, ...others] = rows
  if (first === undefined) return []
  const differing = decisionFacts[type].filter((fact) => !isAlike(fact, first, others))
  const alone = factsOfOne(type).filter((fact) => rows.some((row) => fact in givenOf([fact], row)))
  return [...differing, ...alone]
}

function isAlike(fact: DecisionFact, first: PersonRow, others: readonly PersonRow[]): boolean {
  const given = givenOf([fact], first)[fact]
  return others.every((row) => givenOf([fact], row)[fact] === given)
}

/**
 * The field of the form at which it is shown what the server refuses of somebody: his own where each has his, the one of
 * all where all have the same, and the people together where no such field is drawn.
 */
export function fieldOfRefusal(type: DecisionType | null, name: string, values: FormValues): string {
  const fact = /^people\.\d+\.(?<fact>.+)$/.exec(name)?.groups?.['fact']
  if (fact === undefined) return name
  const isApart = values['is_apart'] === true
  const drawn: readonly string[] = type === null ? [] : decisionFacts[type]
  const ofOne: readonly string[] = isApart && type !== null ? factsOfOne(type) : []
  if (!drawn.includes(fact) && !ofOne.includes(fact)) return 'people'
  return isApart ? name : fact
}

/** The people of a decision as a field offers them to choose from. */
export function choicesOf({ people }: Decision) {
  return people.map(({ employee_id, full_name, nhansu_id }) => ({
    value: employee_id,
    label: `${full_name} (${nhansu_id})`,
  }))
}

/** The rows of a draft that sets something else of somebody. */
export function rowsOfDraft({ decision_type, people }: Decision): PersonRow[] {
  const kept = [...everyFact, ...factsOfOne(decision_type)]
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
  const isAlone = people.some((person) =>
    factsOfOne(decision_type).some((fact) => (person[fact] ?? null) !== null),
  )
  return same && !isAlone ? (first ?? {}) : undefined
}
