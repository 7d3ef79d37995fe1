import type { Schemas } from '@nhansu/sdk/contract'
import type { JobFormValues } from './job-form-fields.tsx'
import type { AskedPart } from './job-kinds.ts'

/** A form that holds what is known and nothing else. */
export function valuesFrom(known: Partial<JobFormValues>): JobFormValues {
  return {
    effective_date: null,
    department_id: null,
    position_id: null,
    absent_until: null,
    leave_reason: '',
    decision_no: '',
    decision_date: null,
    reason: '',
    ...known,
  }
}

/** The facts that a form sets, of those that its dialog asks for. */
export function factsOf(values: JobFormValues, asks: readonly AskedPart[]): Schemas['ChangedFacts'] {
  const { position_id, department_id, absent_until, leave_reason } = values
  const hasPlace = asks.includes('position') && position_id !== null && department_id !== null
  return {
    ...(hasPlace && { main_position: { position_id, department_id } }),
    ...(asks.includes('until') && { absent_until }),
    ...(asks.includes('leave_reason') && { leave_reason: leave_reason.trim() }),
  }
}

/** The paper behind a change, as far as there is one. */
export function paperOf({ decision_no, decision_date, reason }: JobFormValues) {
  return {
    ...(decision_no.trim() !== '' && { decision_no: decision_no.trim() }),
    ...(decision_date !== null && { decision_date }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
}
