import type { Schemas } from '@nhansu/sdk/contract'
import type { WorkState } from '@nhansu/sdk/domains/employees'
import { jobChangeName } from '@nhansu/sdk/domains/job-changes'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { startStates } from './arrangement-fields.tsx'
import { JobFormFields, type JobFormValues, type StartState } from './job-form-fields.tsx'
import { arrangementIn, factsOf, paperOf, valuesFrom } from './job-form-values.ts'
import type { AskedPart } from './job-kinds.ts'
import { JobPreview } from './job-preview.tsx'

type Change = Schemas['JobChange']

/** What the dialog can put right of each fact; a change that sets others is corrected elsewhere. */
const partOf: Partial<Record<keyof Schemas['JobFacts'], AskedPart>> = {
  work_state: 'work_state',
  main_position: 'position',
  probation_from: 'probation_days',
  probation_to: 'probation_days',
  further_positions: 'further',
  nature_of_work: 'arrangement',
  work_place: 'arrangement',
  direct_manager: 'arrangement',
  heavy_work: 'heavy_work',
  absent_until: 'until',
  leave_reason: 'leave_reason',
}

/**
 * True for a change that the dialog shows whole, so that nothing of it is lost by correcting it. One that a decision wrote
 * is corrected by another decision.
 */
export function isCorrectable({ state, kind, facts, decision_id }: Change): boolean {
  if (decision_id !== null) return false
  // Of whoever began as official the day moves along by itself.
  const isFirst = kind === 'reception' || kind === 'opening'
  const isWritten = kind !== 'unit_change' && kind !== 'pay'
  const { work_state } = facts
  // A leave that was taken over from elsewhere is no state to begin with.
  if (work_state !== undefined && startStateOf(work_state) === null) return false
  return (
    state === 'in_effect' &&
    isWritten &&
    Object.keys(facts).every((fact) => fact in partOf || (isFirst && fact === 'official_date'))
  )
}

/** Puts another change in the place of one that is in effect. */
export function CorrectDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const form = useForm<JobFormValues>({ defaultValues: valuesOf(change) })
  const { mutateAsync: correct } = useMutation(mutation('jobChanges.correct'))
  const name = jobChangeName(change.kind, change.facts)
  const asks = Object.keys(change.facts).flatMap((fact) => partOf[fact as keyof Change['facts']] ?? [])
  const inputOf = (values: JobFormValues) => ({
    path: { id: change.id },
    body: {
      effective_date: values.effective_date ?? '', // the form has asked for it
      facts: factsOf(values, asks),
      ...paperOf(values),
      ...(change.decision_type !== null && { decision_type: change.decision_type }),
    },
  })
  const work = usePreviewedWork(form, {
    preview: async (values: JobFormValues) =>
      (await correct({ ...inputOf(values), query: { dry_run: true } })).changes,
    work: async (values) => {
      await correct(inputOf(values))
      return { done: 'Đã đính chính.', about: name }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={`Đính chính: ${name}`}
      description="Thay đổi cũ được giữ lại trong hồ sơ với trạng thái Đã đính chính."
      form={form}
      verb="Đính chính"
      work={work}
      renderPreview={(changes) => <JobPreview changes={changes} />}
      onClose={onClose}
    >
      <JobFormFields
        form={form}
        asks={asks}
        needsPosition
        needsArrangement={asks.every((part) => part === 'arrangement')}
        dayLabel="Ngày hiệu lực"
      />
    </PreviewedWork>
  )
}

function startStateOf(state: WorkState): StartState | null {
  return startStates.find((each) => each === state) ?? null
}

function valuesOf({ effective_date, facts, decision_no, decision_date, reason }: Change): JobFormValues {
  return valuesFrom({
    effective_date,
    department_id: facts.main_position?.department_id ?? null,
    position_id: facts.main_position?.position_id ?? null,
    further_positions: (facts.further_positions ?? []).map(({ position_id, department_id }) => ({
      position_id,
      department_id,
    })),
    ...arrangementIn(facts),
    heavy_work: facts.heavy_work ?? null,
    work_state: facts.work_state ? startStateOf(facts.work_state) : null,
    probation_from: facts.probation_from ?? null,
    probation_to: facts.probation_to ?? null,
    absent_until: facts.absent_until ?? null,
    leave_reason: facts.leave_reason ?? '',
    decision_no: decision_no ?? '',
    decision_date,
    reason: reason ?? '',
  })
}
