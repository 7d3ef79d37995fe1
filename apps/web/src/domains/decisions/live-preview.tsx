import type { Input } from '@nhansu/sdk/contract'
import { type DecisionType, leavingDecisionTypes } from '@nhansu/sdk/domains/decisions'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'
import { peopleOf } from './draft-values.ts'
import { Effects } from './effects.tsx'

/** What issuing the draft would change, as it stands in the form. */
export function LivePreview({ type }: { type: number | undefined }) {
  const { control } = useFormContext<FormValues>()
  const values = useDeferredValue(useWatch({ control }))
  const chosen = (type ?? values['decision_type'] ?? null) as DecisionType | null
  const day = values['effective_date'] ?? null
  const typed = String(values['typed_number'] ?? '').trim()
  const people = chosen === null ? [] : peopleOf(chosen, values as FormValues)
  const isReady = chosen !== null && day !== null && people.length > 0
  // The form's values are those of the declared fields; what the paper says changes nobody.
  const draft = {
    decision_type: chosen,
    effective_date: day,
    summary: 'Xem trước',
    people,
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
      {!isReady && <Text tone="soft">Chọn loại quyết định, ngày hiệu lực và nhân viên để xem trước.</Text>}
      {isReady && preview.error && <Text tone="bad">{errorText(preview.error)}</Text>}
      {isReady && !preview.error && preview.data && (
        <Effects
          effects={preview.data.effects}
          units={preview.data.units}
          number={typed || preview.data.decision_number}
          leaves={leavingDecisionTypes.has(chosen)}
        />
      )}
    </Card>
  )
}
