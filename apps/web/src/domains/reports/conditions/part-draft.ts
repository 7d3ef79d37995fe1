import type { Schemas } from '@nhansu/sdk/contract'
import { type ConditionDraft, conditionOf, draftOf } from './condition-draft.ts'

type Match = Schemas['ConditionMatch']
type List = Schemas['ConditionList']
type Kept = Schemas['ConditionOrGroup']

/** Conditions that come together before the others do, while they are being written. */
export interface GroupDraft {
  key: string
  match: Match
  /** The list of a file of which one and the same row meets them all; null: nothing of the kind. */
  of: List | null
  parts: readonly PartDraft[]
}

/** A line of the builder. */
export type PartDraft = ConditionDraft | GroupDraft

/** Groups stand inside groups once, as the contract has it. */
export const deepestGroup = 2

let made = 0

/** A group of conditions about anything. */
export function newGroup(parts: readonly PartDraft[]): GroupDraft {
  made += 1
  return { key: `nhom-${made}`, match: 'and', of: null, parts }
}

export const isGroup = (part: PartDraft): part is GroupDraft => 'parts' in part

/** The line as the contract has it. */
export function partOf(draft: PartDraft): Kept {
  if (!isGroup(draft)) return conditionOf(draft)
  const { match, of, parts } = draft
  // The builder offers no group below the second; the server refuses one in words.
  return { match, ...(of !== null && { of }), conditions: parts.map(partOf) as Kept['conditions'] & object }
}

/** The line of what was kept. */
export function partDraftOf({
  conditions,
  match = 'and',
  of,
  field,
  operator,
  ...compared
}: Kept): PartDraft[] {
  if (conditions !== undefined)
    return [{ ...newGroup(conditions.flatMap(partDraftOf)), match, of: of ?? null }]
  return field === undefined || operator === undefined ? [] : [draftOf({ field, operator, ...compared })]
}

/**
 * What the server found wrong, beside the very line that it is about: whoever changes a line has another one, of which nobody
 * knows yet whether it is wrong.
 *
 * @param sent the lines that were asked with
 * @param fields the sentences by their place in the body: `conditions.1.conditions.0.value`
 */
export function faultsOfParts(
  sent: readonly PartDraft[],
  fields: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<PartDraft, string> {
  const faults = new Map<PartDraft, string>()
  for (const [place, [sentence]] of Object.entries(fields)) {
    const part = partAt(
      sent,
      [...place.matchAll(/conditions\.(\d+)/g)].map(([, index]) => Number(index)),
    )
    if (part !== undefined && sentence !== undefined) faults.set(part, sentence)
  }
  return faults
}

function partAt(parts: readonly PartDraft[], [index, ...rest]: readonly number[]): PartDraft | undefined {
  const part = index === undefined ? undefined : parts[index]
  if (part === undefined || rest.length === 0) return part
  return isGroup(part) ? partAt(part.parts, rest) : undefined
}
