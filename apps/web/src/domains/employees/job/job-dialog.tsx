import type { Data } from '@nhansu/sdk/contract'
import type { WorkState } from '@nhansu/sdk/domains/employees'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { decisionPath } from '#web/domains/decisions/public.tsx'
import type { EmployeeFile } from '../file/employee-file.ts'
import { WorkOfLeavers } from '../leaving/work-of-leavers.tsx'
import { WorkToHandOver } from '../leaving/work-to-hand-over.tsx'
import { JobDecisionFields } from './job-decision-fields.tsx'
import { JobFormFields, type JobFormValues } from './job-form-fields.tsx'
import { decisionOf, factsOf, paperOf, valuesFrom } from './job-form-values.ts'
import { type KindOfDialog, kindsAfter, kindsOfDialog } from './job-kinds.ts'
import { JobPreview } from './job-preview.tsx'
import { type Drafts, LeftDrafts } from './left-drafts.tsx'
import { ManyChanges } from './many-changes.tsx'
import { type Returning, usePaperChoices } from './use-paper-choices.ts'

type Done = Data<'jobChanges.store'>
/** What of many people is shown once the dialog is done: the work in the background, or the drafts that were left. */
type Outcome = { runId: number } | { drafts: Drafts }

interface JobDialogProps {
  /** The state of work of the one employee, which says what may follow; without one all kinds are offered. */
  after?: WorkState
  /** The kinds to choose from instead. */
  kinds?: readonly [KindOfDialog, ...KindOfDialog[]]
  /** The one that is chosen at the start, if not the first of them. */
  first?: KindOfDialog['id']
  ids: readonly number[]
  /** Whom it is about: 'Nguyễn Thị Đào', '25 nhân viên'. */
  whom: string
  /** What is known of the one employee whom it is about. */
  known?: Partial<JobFormValues>
  /** From where a return comes: somebody who had left holds no position and is taken in by a decision. */
  returning?: Returning
  /** The account of the one employee, where he has one: who leaves may still be responsible for work. */
  account?: EmployeeFile['account']
  onClose: () => void
}

/**
 * Has a decision write a change of work for some employees, once before and after of everybody have been shown: issued at
 * once by who may, else left as a draft.
 */
export function JobDialog(props: JobDialogProps) {
  const { after, first, ids, whom, known = {}, returning = 'any', account, onClose } = props
  const { kinds = after === undefined ? kindsOfDialog : kindsAfter(after) } = props
  const { choicesFor, usualFor, isLeftToAnother, isMany } = usePaperChoices(returning, ids.length)
  const [dialog, setDialog] = useState(() => kinds.find(({ id }) => id === first) ?? kinds[0])
  const outcome = useRef<Outcome>(undefined)
  const [shownOutcome, showOutcome] = useState<Outcome>()
  const form = useForm<JobFormValues>({
    defaultValues: valuesFrom({ paper: usualFor(dialog), ...known }),
  })
  const { mutateAsync: store } = useMutation(mutation('jobChanges.store'))
  const navigate = useNavigate()
  const mayOpen = usePermission('document_access')
  const shown = useRef<Done['changes']>([])
  const { kind, asks, label, decisionTypes } = dialog
  const choices = choicesFor(dialog)
  const paper = useWatch({ control: form.control, name: 'paper' })
  // Another kind is decided by other papers.
  const chosen = choices.includes(paper) ? paper : usualFor(dialog)
  useEffect(() => {
    if (chosen !== paper) form.setValue('paper', chosen)
  }, [chosen, paper, form])
  const inputOf = (values: JobFormValues) => {
    const type = decisionTypes.find((each) => each === values.decision_type) ?? decisionTypes[0] ?? null
    const marks = shown.current.flatMap(({ employee_id, mark }) => (mark ? [{ employee_id, mark }] : []))
    return {
      body: {
        kind,
        ids: [...ids],
        effective_date: values.effective_date ?? '', // the form has asked for it
        facts: factsOf(values, asks),
        ...paperOf(values),
        ...(isMany && decisionTypes.length === 1 && { decision_type: type }),
        ...decisionOf(values, type, marks),
      },
    }
  }
  const work = usePreviewedWork<JobFormValues, Done>(form, {
    preview: async (values) => {
      shown.current = []
      const told = await store({ ...inputOf(values), query: { dry_run: true } })
      shown.current = told.changes
      return told
    },
    work: async (values) => {
      const { decision, drafts, run_id } = await store(inputOf(values))
      if (run_id !== null) {
        outcome.current = { runId: run_id }
        return { done: `Đang ghi: ${label.toLowerCase()}, ${whom}.` }
      }
      if (drafts.length > 0) {
        outcome.current = { drafts }
        return { done: `Đã lưu ${drafts.length} quyết định nháp: ${label.toLowerCase()}, ${whom}.` }
      }
      const done = doneWords(`${label.toLowerCase()}, ${whom}.`, decision)
      const id = decision?.id ?? null
      if (!mayOpen || id === null) return { done }
      return { done, next: { label: 'Mở quyết định', run: () => void navigate(decisionPath(id)) } }
    },
    onClose: () => (outcome.current === undefined ? onClose() : showOutcome(outcome.current)),
  })
  if (shownOutcome !== undefined) {
    const told = { title: `${label}: ${whom}`, onClose }
    return 'drafts' in shownOutcome ? (
      <LeftDrafts drafts={shownOutcome.drafts} {...told} />
    ) : (
      <ManyChanges runId={shownOutcome.runId} {...told} />
    )
  }
  return (
    <PreviewedWork
      title={`Thay đổi công việc: ${whom}`}
      description={dialog.description}
      form={form}
      verb={chosen === 'draft' ? 'Lưu nháp quyết định' : label}
      work={work}
      renderPreview={({ changes, decision, drafts }) => (
        <Stack>
          {kind === 'termination' &&
            (account ? <WorkToHandOver account={account} /> : <WorkOfLeavers ids={ids} />)}
          <JobPreview
            changes={changes}
            decision={decision}
            drafts={drafts}
            hasTypedNumber={form.getValues('number').trim() !== ''}
          />
        </Stack>
      )}
      onClose={onClose}
    >
      <Select
        label="Loại thay đổi"
        required
        options={kinds.map((each) => ({ value: each.id, label: each.label }))}
        value={dialog.id}
        onValueChange={(value) => {
          const next = kinds.find(({ id }) => id === value) ?? dialog
          setDialog(next)
          // That one kind has no decision says nothing of the next.
          if (chosen === 'none') form.setValue('paper', usualFor(next))
        }}
      />
      {isMany && (
        <Text as="p" size="hint" tone="hint">
          Một quyết định có tối đa 500 nhân viên. Với nhiều người hơn, phần mềm lưu nháp nhiều quyết định để
          ban hành từng quyết định; thay đổi không có quyết định được ghi trong nền, cho tất cả hoặc không cho
          ai.
        </Text>
      )}
      <JobFormFields
        form={form}
        asks={asks}
        needsPosition={needsPosition(kind, returning)}
        needsArrangement={dialog.id === 'arrangement'}
        needsEnd={chosen !== 'none'}
        dayLabel={dialog.dayLabel}
        dayHint={dialog.dayHint}
      >
        {choices.length > 0 ? (
          <JobDecisionFields
            form={form}
            choices={choices}
            types={decisionTypes}
            isLeftToAnother={isLeftToAnother}
          />
        ) : undefined}
      </JobFormFields>
    </PreviewedWork>
  )
}

/** False where the unit and the position may stay as they are. */
function needsPosition(kind: KindOfDialog['kind'], returning: Returning): boolean {
  return kind !== 'reception' && (kind !== 'rehire' || returning === 'left')
}

function doneWords(what: string, decision: Done['decision']): string {
  if (decision === null) return `Đã ghi: ${what}`
  if (!decision.is_draft) return `Đã ban hành quyết định ${decision.decision_number ?? ''}: ${what}`
  return `Đã lưu nháp quyết định: ${what} Hồ sơ thay đổi khi quyết định được ban hành.`
}
