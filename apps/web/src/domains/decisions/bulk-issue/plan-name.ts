import type { Schemas } from '@nhansu/sdk/contract'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'

const labels: Readonly<Record<number, string>> = decisionTypeLabels

/** So many people are named. */
const named = 3

/** A decision by its type and people: it has no number yet. */
export function planName({
  decision_type,
  employee_names,
  people_total,
}: Pick<Schemas['DecisionIssuePlan'], 'decision_type' | 'employee_names' | 'people_total'>): string {
  const others = people_total > named ? ` và ${people_total - named} người khác` : ''
  return `${labels[decision_type] ?? ''}: ${employee_names}${others}`
}
