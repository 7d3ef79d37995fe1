import type { Data, Input } from '@nhansu/sdk/contract'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { newerValues } from '@nhansu/sdk/errors'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, type UseFormReturn, useWatch } from 'react-hook-form'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { acceptedEndings, mostBytes, mostFiles } from '#web/kit/record-files/file-rules.ts'
import { useFileUploads } from '#web/kit/record-files/use-file-uploads.ts'
import { useNames } from '#web/kit/references/use-names.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { ApartPeople, factsOfType, PeopleRefusal } from './apart-people.tsx'
import { ApartSwitch } from './apart-switch.tsx'
import { apartField, factFields, paperFields, peopleField, typeField } from './decision-fields.ts'
import { draftFileDeeds } from './decision-file-deeds.ts'
import { decisionPath, decisionsPath } from './decision-paths.ts'
import { choicesOf, fieldOfRefusal, headOf, peopleOf, rowsOfDraft, sharedFacts } from './draft-values.ts'
import { DraftConflict } from './draft-conflict.tsx'
import FormSigner from './form-signer.tsx'
import { LivePreview } from './live-preview.tsx'

type Decision = Data<'decisions.show'>['decision']

interface DecisionFormProps {
  title: string
  /** The draft to change. */
  decision?: Decision
  /** Whom a new one is about. */
  employeeId?: number | undefined
}

/** The form of a draft: the paper, whom it is about, and what it sets, with what issuing it would change beside it. */
export function DecisionForm({ title, decision, employeeId }: DecisionFormProps) {
  const fields = [...(decision ? [] : typeField), ...paperFields, peopleField, apartField, ...factFields]
  const [calls] = useState(() => ({
    store: mutation('decisions.store'),
    update: mutation('decisions.update'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const uploads = useFileUploads(draftFileDeeds)
  useUnsavedWork(uploads.files.length > 0)
  const toast = useToast()
  /** What could not be sent is named; the page of the draft, to which saving leads, takes it again. */
  const sendFiles = async (id: number) => {
    const left = await uploads.sendAll(id)
    if (left.length === 0) return
    const description = left.map(({ name, error }) => [name, error].filter(Boolean).join(': ')).join(' · ')
    toast.bad('Đã lưu bản nháp, nhưng có tệp chưa tải lên được.', { description })
  }
  const work = useFormPage<FormValues, Decision>({
    record: decision,
    valuesOf: (record) => valuesOf(fields, record),
    start: employeeId === undefined ? undefined : { ...valuesOf(fields), employee_ids: [employeeId] },
    fields,
    saving: {
      save: async (values, over) => {
        if (over === undefined) {
          const type = Number(values['decision_type']) as DecisionType
          // The form's values are those of the declared fields.
          const body = { decision_type: type, ...headOf(values, true), people: peopleOf(type, values) }
          const stored = (await store({ body: body as unknown as Input<'decisions.store'>['body'] })).decision
          await sendFiles(stored.id)
          return stored
        }
        const type = over.decision_type as DecisionType
        const body = { ...headOf(values, false), people: peopleOf(type, values), version: over.version }
        const input = { path: { id: over.id }, body: body as unknown as Input<'decisions.update'>['body'] }
        return (await update(input)).decision
      },
      newer: (error) => newerValues(error, 'decisions.update')?.decision,
    },
    fieldOf: (name, values) => fieldOfRefusal(typeIn(values, decision), name, values),
    doneTo: ({ id }) => decisionPath(id),
  })
  const personOf = usePersonOf(work.form, decision)
  return (
    <FormPage
      work={work}
      rowOf={personOf}
      title={title}
      summary={decision && decision.summary}
      backTo={decision ? decisionPath(decision.id) : decisionsPath}
      renderConflict={(newer) => <DraftConflict newer={newer} work={work} />}
      aside={<LivePreview decision={decision} />}
    >
      <FormPageSection
        title="Quyết định"
        fields={[...(decision ? [] : typeField), ...paperFields.filter(({ field }) => field !== 'signer_id')]}
        columns={2}
      >
        <DraftSigner decision={decision} />
      </FormPageSection>
      <FormPageSection title="Áp dụng cho" fields={[peopleField]} columns={2}>
        <People decision={decision} />
      </FormPageSection>
      <FactSection decision={decision} />
      {!decision && (
        <FormPageSection title="Tệp đính kèm" columns={2}>
          <FileField
            label="Bản quét, phụ lục"
            files={uploads.files}
            accept={acceptedEndings}
            maxSize={mostBytes}
            maxFiles={mostFiles}
            onFilesAdd={uploads.add}
            onFileRemove={uploads.remove}
          />
        </FormPageSection>
      )}
    </FormPage>
  )
}

/** Whose a field is where each of the people has his own. */
function usePersonOf({ control }: UseFormReturn<FormValues>, decision: Decision | undefined) {
  const [chosen, isApart] = useWatch({ control, name: ['employee_ids', 'is_apart'] })
  const ids = isApart === true ? ((chosen ?? []) as readonly number[]) : []
  const names = useNames('employees', ids, decision ? choicesOf(decision) : [])
  return (field: string) => {
    const place = /^people\.(?<place>\d+)\./.exec(field)?.groups?.['place']
    return place === undefined ? undefined : names[Number(place)]?.label
  }
}

/** Who is to sign: of the list of signers those who may sign such a paper on the day, once both are chosen. */
function DraftSigner({ decision }: { decision: Decision | undefined }) {
  const chosen = useWatch<FormValues>({ name: 'decision_type' })
  const type = decision?.decision_type ?? chosen
  const { signer_id = null, signer_name = null } = decision ?? {}
  return (
    <FormSigner
      id="signer_id"
      types={typeof type === 'number' ? [type] : []}
      required={false}
      known={signer_id === null ? undefined : { id: signer_id, name: signer_name ?? '' }}
    />
  )
}

/** What is said of its people together, below their choice. */
function People({ decision }: { decision: Decision | undefined }) {
  const decision_type = useWatch<FormValues>({ name: 'decision_type' }) ?? null
  return (
    <>
      <ApartSwitch type={typeIn({ decision_type }, decision)} />
      <PeopleRefusal />
    </>
  )
}

/** The facts of the type that is chosen, of all alike or of each. */
function FactSection({ decision }: { decision: Decision | undefined }) {
  const { control } = useFormContext<FormValues>()
  const [chosen, isApart] = useWatch({ control, name: ['decision_type', 'is_apart'] })
  const type = (decision?.decision_type ?? chosen) as DecisionType | null
  if (!type) return null
  if (isApart !== true) return <FormPageSection title="Nội dung" fields={factsOfType(type)} columns={2} />
  return <ApartPeople type={type} known={decision ? choicesOf(decision) : []} />
}

/** What the form holds: whoever drafted people apart finds them apart. */
function valuesOf(fields: readonly AnyField[], record?: Decision): FormValues {
  if (record === undefined) return { ...startValues(fields), people: [] }
  const shared = sharedFacts(record)
  const own = { is_apart: shared === undefined, employee_ids: idsOf(record) }
  const values = startValues(fields, { ...record, ...shared, ...own })
  // A field of the kit holds one value; the rows of people are one to it.
  return { ...values, people: shared ? [] : (rowsOfDraft(record) as never) }
}

/** The type that a draft keeps, or that is chosen for a new one; null while there is none. */
function typeIn(values: FormValues, decision: Decision | undefined): DecisionType | null {
  // The choices are the contract's numbers.
  return (decision?.decision_type ?? values['decision_type'] ?? null) as DecisionType | null
}

function idsOf({ people }: Decision): number[] {
  return people.map(({ employee_id }) => employee_id)
}
