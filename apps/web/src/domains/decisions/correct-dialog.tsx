import type { Data, Input } from '@nhansu/sdk/contract'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { fieldFacts } from '@nhansu/sdk/field-facts/decisions'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation, query } from '#web/session/queries.ts'
import { ApartPeople, factsOfType, PeopleRefusal } from './apart-people.tsx'
import { ApartSwitch } from './apart-switch.tsx'
import { apartField } from './decision-fields.ts'
import { DeedDialog } from './deed-dialog.tsx'
import { choicesOf, fieldOfRefusal, peopleOf, rowsOfDraft, sharedFacts } from './draft-values.ts'
import { frozenLines } from './fact-lines.ts'
import { SigningFields } from './signing-fields.tsx'

type Decision = Data<'decisions.show'>['decision']
type Body = Input<'decisions.correct'>['body']

const facts = { ...fieldFacts, takes: { store: fieldFacts.takes.correct } }
const day = withFacts(facts, [
  { field: 'effective_date', input: 'date', label: 'Ngày hiệu lực đúng' },
] as const) as readonly AnyField[]
const paper = withFacts(facts, [
  { field: 'reason', input: 'long-text' },
  { field: 'sign_date', input: 'date' },
  { field: 'signer_id', input: { labels: {} } },
  { field: 'number', input: 'text', hint: 'Để trống để lấy số kế tiếp.' },
] as const) as readonly AnyField[]

/** Where whoever drafts does not issue. */
const leftToAnother =
  'Công ty quy định người soạn không tự ban hành: quyết định đính chính được lưu thành bản nháp để người khác ban hành.'

/** Puts another paper in the place of a decision in effect, once old and new have been shown of everybody. */
export default function CorrectDialog({ onClose, ...onPage }: { decision: Decision; onClose: () => void }) {
  // As it stood on the page when this was opened: what comes meanwhile nobody has read.
  const [{ decision }] = useState(onPage)
  const [call] = useState(() => mutation('decisions.correct'))
  const { mutateAsync: correct } = useMutation(call)
  const path = { id: decision.id }
  const isLeft = useQuery(query('decisionSettings.show')).data?.settings.needs_other_issuer === true
  // The contract lets no other number through.
  const type = decision.decision_type as DecisionType
  const shared = sharedFacts(decision)
  const ofAll = factsOfType(type)
  const signed = paper.filter(({ field }) => !isLeft || field !== 'number')
  const bodyOf = ({ reason, sign_date, signer_id, number, ...values }: FormValues) => {
    const { effective_date } = values
    // The form's values are those of the declared fields.
    return {
      reason,
      sign_date,
      signer_id,
      ...(number !== undefined && { number }),
      effective_date,
      people: peopleOf(type, values),
      version: decision.version,
    } as unknown as Body
  }
  return (
    <DeedDialog
      title={`Đính chính quyết định ${decision.decision_number ?? ''}`}
      description={[
        'Quyết định mới thay nội dung của quyết định này; cả hai văn bản được lưu.',
        ...(isLeft ? [leftToAnother] : []),
      ].join(' ')}
      verb={isLeft ? 'Lưu bản nháp' : 'Đính chính'}
      fields={[...day, ...ofAll, ...signed]}
      judged={({ is_apart: isApart }) => [...day, ...(isApart === true ? [] : ofAll), ...signed]}
      record={{ ...shared, effective_date: decision.effective_date }}
      beside={{
        is_apart: shared === undefined,
        employee_ids: decision.people.map(({ employee_id }) => employee_id),
        // A field of the kit holds one value; the rows of people are one to it.
        people: shared ? [] : (rowsOfDraft(decision) as never),
      }}
      fieldOf={(name, values) => fieldOfRefusal(type, name, values)}
      preview={async (values) => {
        const body = bodyOf(values as FormValues)
        const shown = await correct({ path, query: { dry_run: true }, body })
        return { ...shown, lead: dayWords(decision, body), replaced: replacedOf(decision) }
      }}
      send={async (values, { effects }) => {
        const marks = effects.map(({ employee_id, mark }) => ({ employee_id, mark }))
        const { is_draft } = await correct({ path, body: { ...bodyOf(values as FormValues), marks } })
        return is_draft
          ? 'Đã lưu bản nháp quyết định đính chính, chờ người khác ban hành.'
          : 'Đã đính chính quyết định.'
      }}
      about={decision.decision_number ?? decision.summary}
      onClose={onClose}
    >
      <FormFields fields={day} />
      {decision.people.length > 1 && <ApartSwitch type={type} />}
      <PeopleRefusal />
      <Content decision={decision} type={type} />
      <SigningFields types={[type]} fields={signed} />
    </DeedDialog>
  )
}

/** What is to be so of all alike, or of each. */
function Content({ decision, type }: { decision: Decision; type: DecisionType }) {
  const isApart = useWatch<FormValues>({ name: apartField.field })
  if (isApart !== true) return <FormFields fields={factsOfType(type)} />
  return <ApartPeople type={type} known={choicesOf(decision)} />
}

function dayWords({ effective_date: before }: Decision, { effective_date: after }: Body): string {
  return after === undefined || after === before
    ? `Ngày hiệu lực giữ nguyên: ${formatDate(before)}`
    : `Ngày hiệu lực: ${formatDate(before)} → ${formatDate(after)}`
}

function replacedOf({ people }: Decision): ReadonlyMap<number, readonly string[]> {
  return new Map(people.map((person) => [person.employee_id, frozenLines(person)]))
}
