import type { Schemas } from '@nhansu/sdk/contract'
import { fileFindingLabels, numberFindingLabels, sensitiveFindingLabels } from '@nhansu/sdk/domains/employees'

type Quality = Schemas['DataQuality']

/** The words of every finding. */
const labels: Readonly<Record<string, string>> = {
  ...fileFindingLabels,
  ...sensitiveFindingLabels,
  ...numberFindingLabels,
}

/** A finding with how many people it is about. */
export interface Counted {
  finding: string
  label: string
  people: number
}

/** What the reader may see of the findings, the most first: what is missing apart from what does not fit. */
export function countedFindings({ findings, sensitive_findings = [], number_findings = [] }: Quality) {
  const all = [...findings, ...sensitive_findings, ...number_findings]
    .map(({ finding, people }): Counted => ({ finding, people, label: labels[finding] ?? finding }))
    .toSorted((one, other) => other.people - one.people)
  const isMissing = ({ finding }: Counted) => finding.startsWith('no_')
  return { missing: all.filter(isMissing), wrong: all.filter((each) => !isMissing(each)) }
}

/** The filter of the list that finds the people of a finding. */
export function findingGroupOf(finding: string) {
  if (finding in numberFindingLabels) return 'number_findings'
  return finding in sensitiveFindingLabels ? 'sensitive_findings' : 'findings'
}
