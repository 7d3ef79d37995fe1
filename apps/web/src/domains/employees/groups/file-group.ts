import type { OperationId, PermissionName } from '@nhansu/sdk/contract'
import type { ComponentType } from 'react'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { type ResourceFacts, withFacts } from '#web/kit/resource/field-facts.ts'
import type { DisplayProps, InputKind } from '#web/kit/resource/define-resource.ts'

/** Parts of the file of which an employee has one: each is read and saved by calls of its own. */
export type GroupId = 'card' | 'papers' | 'addresses' | 'health' | 'affiliations'

/** Some fields of a part under a title of their own. */
export interface GroupSection {
  title: string
  fields: readonly AnyField[]
  /** The inside of its form, where plain fields are not enough. */
  form?: ComponentType
  /** What fills several of its fields at once, before them; it is told which of them the form has. */
  start?: ComponentType<{ fields: readonly AnyField[] }>
}

/** A part of the file as its tab and its form need it; a field stands behind dots where the contract says so. */
export interface FileGroup {
  id: GroupId
  /** 'Giấy tờ', also in the title of its form. */
  label: string
  /** The tab that shows it. */
  tab: string
  show: OperationId
  update: OperationId
  /** Under which key of `data` it is answered. */
  key: string
  /** All of these rights are needed to change it. */
  edit: readonly PermissionName[]
  /** Before these sections stand in the tab; a form shows them alone. */
  sections: readonly GroupSection[]
}

/** A part as the server answers it; what the reader may not see is absent and named. */
export interface GroupValues {
  version?: number
  masked_fields: readonly string[]
  dotted_fields: readonly string[]
  [field: string]: unknown
}

/** What one of a part's calls answers. */
export interface GroupAnswer {
  values: GroupValues
  /** What does not fit together, but may be right. */
  warnings: readonly { field: string; text: string }[]
}

/** Finds the part in an answer of one of its calls. */
export function answerOf({ key }: FileGroup, data: object): GroupAnswer {
  // Each part's answer holds it under its own key, which no type can say of a table of parts.
  const parts = data as Record<string, GroupValues> & Pick<GroupAnswer, 'warnings'>
  return { values: parts[key] ?? { masked_fields: [], dotted_fields: [] }, warnings: parts.warnings }
}

interface DeclaredField<Name extends string> {
  field: Name
  label?: string
  input: InputKind
  hint?: string
  required?: true
  display?: ComponentType<DisplayProps>
}

/** Declares fields of a part by the names of its contract, which also gives their titles and rules. */
export function declareFields<Values>(
  facts: ResourceFacts,
  fields: readonly DeclaredField<Extract<keyof Values, string>>[],
): readonly AnyField[] {
  return withFacts(facts, fields)
}

/** All fields of a part, in their order. */
export function fieldsOf({ sections }: FileGroup): readonly AnyField[] {
  return sections.flatMap(({ fields }) => fields)
}

/** Each value as a word of its own, for lists whose codes are their labels. */
export function asLabels(...values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, value]))
}
