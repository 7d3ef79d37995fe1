import { decisionFacts, type DecisionType, neededDecisionFacts } from '@nhansu/sdk/domains/decisions'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { Choice } from '#web/kit/references/searched-reference.ts'
import { useNames } from '#web/kit/references/use-names.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { factFields, fieldsOfOne } from './decision-fields.ts'
import { type PersonRow, rowsOfPeople } from './draft-values.ts'

/** What the form holds of its people beside its fields. */
interface WithPeople {
  people: PersonRow[]
}

/** What a type may set of somebody, as fields that ask for what it cannot do without. */
export function factsOfType(type: DecisionType): AnyField[] {
  const needed = neededDecisionFacts[type] ?? []
  return factFields
    .filter(({ field }) => decisionFacts[type].includes(field))
    .map((field) => ({ ...field, ...(needed.includes(field.field) && { required: true as const }) }))
}

/** What a paper sets of each of its people alone, under the name of each. */
export function ApartPeople({ type, known }: { type: DecisionType; known: readonly Choice[] }) {
  const { control, getValues, setValue } = useFormContext<FormValues>()
  const ids = (useWatch({ control, name: 'employee_ids' }) ?? []) as readonly number[]
  const { people } = useWatch<FormValues>({ control }) as unknown as Partial<WithPeople>
  const rows = people ?? []
  const names = useNames('employees', ids, known)
  const chosen = ids.join()
  useEffect(() => {
    const wanted = rowsOfPeople(getValues())
    const held = (getValues() as unknown as WithPeople).people
    if (held.map(({ employee_id }) => employee_id).join() === chosen) return
    // A field of the kit holds one value; these rows are one to it.
    setValue('people', wanted as never)
  }, [chosen, getValues, setValue])
  if (rows.map(({ employee_id }) => employee_id).join() !== chosen) return null
  const fields = [...factsOfType(type), ...fieldsOfOne(type)]
  return rows.map(({ employee_id: id }, index) => (
    <FormPageSection
      key={`${id} ${index}`}
      title={names.find(({ value }) => value === id)?.label ?? ''}
      fields={fields.map((field) => ({ ...field, field: `people.${index}.${field.field}` }))}
      columns={2}
    />
  ))
}

/** What the server says of the people together, which is no field's. */
export function PeopleRefusal() {
  const { formState } = useFormContext<WithPeople>()
  const text = formState.errors.people?.message
  return text === undefined ? null : (
    <Text as="p" id="people" tone="bad">
      {text}
    </Text>
  )
}
