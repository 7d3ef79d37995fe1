import type { Data, Input } from '@nhansu/sdk/contract'
import { decisionFacts, type DecisionType, neededDecisionFacts } from '@nhansu/sdk/domains/decisions'
import { newerValues } from '@nhansu/sdk/errors'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { mutation } from '#web/session/queries.ts'
import { factFields, paperFields, peopleField, typeField } from './decision-fields.ts'
import { decisionPath, decisionsPath } from './decision-paths.ts'
import { headOf, peopleOf, sharedFacts } from './draft-values.ts'
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
  // Whoever drafted people apart keeps them apart: the form holds what is the same of everybody.
  const shared = decision ? sharedFacts(decision) : {}
  const hasPeople = shared !== undefined
  const fields = [
    ...(decision ? [] : typeField),
    ...paperFields,
    ...(hasPeople ? [peopleField, ...factFields] : []),
  ]
  const [calls] = useState(() => ({
    store: mutation('decisions.store'),
    update: mutation('decisions.update'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const work = useFormPage<FormValues, Decision>({
    record: decision,
    valuesOf: (record) =>
      startValues(fields, record && { ...record, ...sharedFacts(record), employee_ids: idsOf(record) }),
    start: employeeId === undefined ? undefined : { ...startValues(fields), employee_ids: [employeeId] },
    fields,
    saving: {
      save: async (values, over) => {
        if (over === undefined) {
          const type = Number(values['decision_type']) as DecisionType
          // The form's values are those of the declared fields.
          const body = { decision_type: type, ...headOf(values, true), people: peopleOf(type, values) }
          return (await store({ body: body as unknown as Input<'decisions.store'>['body'] })).decision
        }
        const type = over.decision_type as DecisionType
        const people = hasPeople ? { people: peopleOf(type, values) } : {}
        const body = { ...headOf(values, false), ...people, version: over.version }
        const input = { path: { id: over.id }, body: body as unknown as Input<'decisions.update'>['body'] }
        return (await update(input)).decision
      },
      newer: (error) => newerValues(error, 'decisions.update')?.decision,
    },
    doneTo: ({ id }) => decisionPath(id),
  })
  return (
    <FormPage
      work={work}
      title={title}
      summary={decision && decision.summary}
      backTo={decision ? decisionPath(decision.id) : decisionsPath}
      aside={hasPeople && <LivePreview type={decision?.decision_type} />}
    >
      <FormPageSection
        title="Quyết định"
        fields={[...(decision ? [] : typeField), ...paperFields.filter(({ field }) => field !== 'signer_id')]}
        columns={2}
      >
        <DraftSigner decision={decision} />
      </FormPageSection>
      {hasPeople ? (
        <>
          <FormPageSection title="Áp dụng cho" fields={[peopleField]} columns={2} />
          <FactSection type={decision?.decision_type} />
        </>
      ) : (
        <Card title="Áp dụng cho">
          <Text as="p">
            {`${decision?.people_total ?? 0} nhân viên, mỗi người một nội dung riêng; nội dung của từng người giữ nguyên.`}
          </Text>
        </Card>
      )}
    </FormPage>
  )
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

/** The facts of the type that is chosen. */
function FactSection({ type }: { type: number | undefined }) {
  const { control } = useFormContext<FormValues>()
  const chosen = useWatch({ control, name: 'decision_type' })
  const known = (type ?? chosen) as DecisionType | null
  if (!known) return null
  const needed = neededDecisionFacts[known] ?? []
  const fields = factFields
    .filter(({ field }) => decisionFacts[known].includes(field))
    .map((field) => ({ ...field, ...(needed.includes(field.field) && { required: true as const }) }))
  return <FormPageSection title="Nội dung" fields={fields} columns={2} />
}

function idsOf({ people }: Decision): number[] {
  return people.map(({ employee_id }) => employee_id)
}
