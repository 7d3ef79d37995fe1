import type { Data, Input } from '@nhansu/sdk/contract'
import { type DecisionType, leavingDecisionTypes, neededDecisionFacts } from '@nhansu/sdk/domains/decisions'
import { isApiError } from '@nhansu/sdk/errors'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'
import { peopleOf } from './draft-values.ts'
import { Effects } from './effects.tsx'

type Decision = Data<'decisions.show'>['decision']

/**
 * What issuing the draft would change, as it stands in the form, or why such a draft is refused.
 * @param decision the draft that is changed; none for a new one
 */
export function LivePreview({ decision }: { decision: Decision | undefined }) {
  const { control } = useFormContext<FormValues>()
  const values = useDeferredValue(useWatch({ control }))
  const chosen = (decision?.decision_type ?? values['decision_type'] ?? null) as DecisionType | null
  const day = values['effective_date'] ?? null
  const typed = String(values['typed_number'] ?? '').trim()
  const people = chosen === null ? [] : peopleOf(chosen, values as FormValues)
  // What every such decision must say is asked for by its own fields; until then there is nothing to look at.
  const needed = (chosen && neededDecisionFacts[chosen]) || []
  const isWhole = people.every((person) => needed.every((fact) => fact in person))
  const isReady = chosen !== null && day !== null && people.length > 0 && isWhole
  const corrects = decision?.corrects_id ?? null
  const signed = {
    ...(values['sign_date'] && { sign_date: values['sign_date'] }),
    ...(typed && { typed_number: typed }),
  }
  // The form's values are those of the declared fields; what the paper says changes nobody.
  const draft = {
    decision_type: chosen,
    effective_date: day,
    summary: 'Xem trước',
    people,
    ...signed,
    ...(corrects !== null && { corrects_id: corrects }),
  } as unknown as Input<'decisions.preview'>['body']
  const preview = useQuery({
    queryKey: ['decisions.preview', draft],
    queryFn: ({ signal }) => client.call('decisions.preview', { body: draft }, { signal }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // What a form holds while it is filled in is worth nothing afterwards.
    gcTime: 0,
    retry: false,
  })
  return (
    <Card title="Thay đổi khi ban hành">
      {!isReady && (
        <Text tone="soft">
          Chọn loại quyết định, ngày hiệu lực, nhân viên và các mục bắt buộc để xem trước.
        </Text>
      )}
      {isReady && preview.error && <Refusal error={preview.error} />}
      {isReady && !preview.error && preview.data && (
        <Effects
          effects={preview.data.effects}
          units={preview.data.units}
          number={preview.data.decision_number}
          leaves={leavingDecisionTypes.has(chosen)}
        />
      )}
    </Card>
  )
}

/** Each sentence of a refusal once; what is refused of several people may be the same. */
function Refusal({ error }: { error: unknown }) {
  const texts = isApiError(error) && error.kind === 'validation' ? Object.values(error.fields).flat() : []
  return (
    <Stack gap="sm">
      {[...new Set(texts.length > 0 ? texts : [errorText(error)])].map((text) => (
        <Text as="p" key={text} tone="bad">
          {text}
        </Text>
      ))}
    </Stack>
  )
}
