import type { CivilDay } from './days.ts'
import type { ChangedFacts } from './job-facts.ts'
import type { NewJobChange } from './write-job-changes.ts'

/** One change for some people, as it is asked for. */
interface AskedChange extends Pick<NewJobChange, 'kind'> {
  ids: readonly number[]
  effective_date: CivilDay
  facts: object
  decision_no?: string | null
  decision_date?: CivilDay | null
  decision_type?: number | null
  reason?: string | null
}

/** The same change of each of these people. */
export function changeOfEach(asked: AskedChange, facts: ChangedFacts): NewJobChange[] {
  const { kind, ids, effective_date, decision_no, decision_date, decision_type, reason } = asked
  return ids.map((employeeId) => ({
    employeeId,
    kind,
    effectiveDate: effective_date,
    facts,
    decisionNo: decision_no ?? null,
    decisionDate: decision_date ?? null,
    decisionType: decision_type ?? null,
    reason: reason ?? null,
  }))
}

/** What the trail says of it. */
export function deedOf({ kind, effective_date, facts, ids }: AskedChange, isPreview: boolean) {
  const detail = { kind, effective_date, employees: ids.length, dry_run: isPreview }
  return { changedFields: Object.keys(facts), detail }
}
