import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { type ResourceFacts, withFacts } from '#web/kit/resource/field-facts.ts'

/** The fields of one operation's body, by its verb, with what the contract says of them. */
export function fieldsOfVerb(
  facts: ResourceFacts,
  verb: string,
  fields: readonly Pick<AnyField, 'field' | 'input' | 'hint'>[],
): readonly AnyField[] {
  const taken = facts.takes[verb]
  return withFacts({ ...facts, takes: taken ? { store: taken } : {} }, fields)
}
