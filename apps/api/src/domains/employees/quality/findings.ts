import type { Schemas } from '@nhansu/sdk/contract'
import { fileFindingLabels, numberFindingLabels, sensitiveFindingLabels } from '@nhansu/sdk/domains/employees'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { answerRules } from '../../../contract/field-needs.ts'
import { rowsShowing } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { visibleEmployees } from '../visible-employees.ts'

/** Something that is missing in a file, or does not fit. */
export type Finding = Schemas['FileFinding'] | Schemas['SensitiveFinding'] | Schemas['NumberFinding']

/** Findings that are read by the same rights, under the name that report, list and filter have for them. */
export const findingGroups = [
  { field: 'findings', labels: fileFindingLabels },
  { field: 'sensitive_findings', labels: sensitiveFindingLabels },
  { field: 'number_findings', labels: numberFindingLabels },
] as const

export type FindingGroup = (typeof findingGroups)[number]

/** The words of a finding, by its code. */
export const findingLabels: Readonly<Record<Finding, string>> = {
  ...fileFindingLabels,
  ...sensitiveFindingLabels,
  ...numberFindingLabels,
}

/** Whether it says that something is not there; what is left contradicts something else. */
const isMissing = (finding: string): boolean => finding.startsWith('no_')

/** What a file lacks, or what contradicts something in it. */
export type DataState = 'incomplete' | 'contradictory'

/** The codes of a group, all of them or those of one state. */
export function codesOf({ labels }: FindingGroup, state?: DataState): string[] {
  return Object.keys(labels).filter(
    (code) => state === undefined || isMissing(code) === (state === 'incomplete'),
  )
}

/**
 * On which employees a group is shown to whoever asks, by the rights that the contract names for it.
 * @returns `null` where it is shown on nobody
 */
export function shownOn(context: ProductContext, { field }: FindingGroup): RawBuilder<SqlBool> | null {
  const needs = answerRules(operationNamed('dataQuality.show'), 'data_quality').needs.get(field)
  const shown = needs && rowsShowing(context, needs, visibleEmployees)
  if (shown === null) return null
  return shown === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${shown}`
}

/** Whether a row `found` of the findings is of one of the states and shown to whoever asks; it speaks of `employees`. */
export function isShownFinding(context: ProductContext, state?: DataState): RawBuilder<SqlBool> {
  const parts = findingGroups.flatMap((group) => {
    const shown = shownOn(context, group)
    return shown === null ? [] : [sql`(found.finding = any(${codesOf(group, state)}::text[]) and ${shown})`]
  })
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}
