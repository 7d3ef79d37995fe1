import type { Schemas } from '@nhansu/sdk/contract'
import type { FurtherRow } from '../create/further-positions.tsx'
import type { JobFormValues } from './job-form-fields.tsx'
import type { AskedPart } from './job-kinds.ts'
import { type Arrangement, arrangementNames, noArrangement } from './arrangement-fields.tsx'

/** A form that holds what is known and nothing else. */
export function valuesFrom(known: Partial<JobFormValues>): JobFormValues {
  return {
    effective_date: null,
    department_id: null,
    position_id: null,
    further_positions: [],
    ...noArrangement,
    heavy_work: null,
    work_state: null,
    probation_from: null,
    probation_to: null,
    absent_until: null,
    leave_reason: '',
    decision_no: '',
    decision_date: null,
    reason: '',
    paper: 'none',
    decision_type: null,
    contract_end_reason: null,
    sign_date: null,
    signer_id: null,
    number: '',
    ...known,
  }
}

/** The facts that a form sets, of those that its dialog asks for. */
export function factsOf(values: JobFormValues, asks: readonly AskedPart[]): Schemas['ChangedFacts'] {
  const { position_id, department_id, further_positions, probation_to, absent_until, leave_reason } = values
  const { heavy_work, work_state, probation_from } = values
  const hasPlace = asks.includes('position') && position_id !== null && department_id !== null
  return {
    ...(hasPlace && { main_position: { position_id, department_id } }),
    ...(asks.includes('further') && { further_positions: further_positions.flatMap(heldIn) }),
    ...(asks.includes('arrangement') && arranged(values)),
    ...(asks.includes('heavy_work') && heavy_work !== null && { heavy_work }),
    ...(asks.includes('probation') && probation_to !== null && { probation_to }),
    ...(asks.includes('probation_days') && {
      ...(probation_from !== null && { probation_from }),
      ...(probation_to !== null && { probation_to }),
    }),
    ...(asks.includes('work_state') && work_state !== null && { work_state }),
    ...(asks.includes('until') && { absent_until }),
    ...(asks.includes('leave_reason') && { leave_reason: leave_reason.trim() }),
  }
}

/** What of the arrangement is to become another, or nothing: a decision takes nothing away. */
function arranged(values: JobFormValues): Schemas['ChangedFacts'] {
  const { nature_of_work, work_place, direct_manager_id, paper, emptied } = values
  const place = work_place.trim()
  return {
    ...(nature_of_work !== null && { nature_of_work }),
    ...(place !== '' && { work_place: place }),
    ...(direct_manager_id !== null && { direct_manager_id }),
    ...(paper === 'none' && Object.fromEntries(emptied.map((name) => [name, null]))),
  }
}

/** What a change says of the arrangement, as the form holds it. */
export function arrangementIn(facts: Schemas['JobFacts']): Arrangement {
  const { nature_of_work = null, work_place, direct_manager } = facts
  const said = { nature_of_work: facts.nature_of_work, work_place, direct_manager_id: direct_manager }
  return {
    nature_of_work,
    work_place: work_place ?? '',
    direct_manager_id: direct_manager?.id ?? null,
    emptied: arrangementNames.filter((name) => said[name] === null),
  }
}

/** A row whose parts are both chosen, as the form has asked for them. */
function heldIn({ position_id, department_id }: FurtherRow) {
  return position_id === null || department_id === null ? [] : [{ position_id, department_id }]
}

/** The decision that writes a change, of this type; nothing for one that is written without a decision. */
export function decisionOf(values: JobFormValues, decisionType: number | null, marks: Marks = []) {
  const { paper, contract_end_reason, sign_date, signer_id, number } = values
  if (paper === 'none' || decisionType === null) return {}
  const isIssued = paper === 'issue' && sign_date !== null && signer_id !== null
  return {
    decision_type: decisionType,
    decision: {
      ...(decisionType === terminationType && contract_end_reason !== null && { contract_end_reason }),
      ...(isIssued && {
        issue: {
          sign_date,
          signer_id,
          marks: [...marks],
          ...(number.trim() !== '' && { number: number.trim() }),
        },
      }),
    },
  }
}

type Marks = readonly Schemas['DecisionMarks'][number][]

/** The type of decision that asks why the contract ends. */
export const terminationType = 7

/** The paper behind a change, as far as there is one. */
export function paperOf({ paper, decision_no, decision_date, reason }: JobFormValues) {
  const isOutside = paper === 'none'
  return {
    ...(isOutside && decision_no.trim() !== '' && { decision_no: decision_no.trim() }),
    ...(isOutside && decision_date !== null && { decision_date }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
}
