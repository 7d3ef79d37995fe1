import type { Input, Schemas } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'
import { SuggestedTerms } from './suggested-terms.tsx'

/** What is suggested while no answer is there. */
const nothing: Schemas['ContractSuggestion'] = {}

interface LiveFindingsProps {
  /** Of a draft that keeps its employee. */
  employeeId: number | undefined
  /** The draft that is changed. */
  id: number | undefined
}

/** What the rules say of the draft as it stands in the form. */
export function LiveFindings({ employeeId, id }: LiveFindingsProps) {
  const { control } = useFormContext<FormValues>()
  const values = useDeferredValue(useWatch({ control }))
  const { employee_id = employeeId, contract_type_id, start_date, ...rest } = values
  const isReady = Boolean(employee_id && contract_type_id && start_date)
  const filled = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null && value !== ''),
  )
  // The form's values are those of the declared fields.
  const draft = {
    employee_id,
    contract_type_id,
    start_date,
    ...filled,
  } as unknown as Input<'contracts.check'>['body']['draft']
  const check = useQuery({
    queryKey: ['contracts.check', id, draft],
    queryFn: ({ signal }) => client.call('contracts.check', { body: { id: id ?? null, draft } }, { signal }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // What a form holds while it is filled in is worth nothing afterwards.
    gcTime: 0,
    retry: false,
  })
  return (
    <Card title="Kiểm tra theo Bộ luật Lao động">
      <Stack>
        {!isReady && <Text tone="soft">Chọn nhân viên, loại hợp đồng và ngày hiệu lực để kiểm tra.</Text>}
        {isReady && check.error && <Text tone="bad">{errorText(check.error)}</Text>}
        {isReady && check.data && (
          <Stack>
            <DescriptionList
              items={[
                {
                  term: 'Hết hạn theo loại',
                  value: check.data.end_date ? formatDate(check.data.end_date) : 'Không xác định',
                },
                { term: 'Số kế tiếp', value: check.data.number_preview },
              ]}
            />
            <Findings findings={check.data.findings} none="Không có cảnh báo nào." />
          </Stack>
        )}
        <SuggestedTerms
          suggested={check.data?.suggested ?? nothing}
          isSettled={isReady && check.data !== undefined && !check.isPlaceholderData}
          isNew={id === undefined}
        />
      </Stack>
    </Card>
  )
}

/** Findings, each with its article and the days as they were computed. */
export function Findings({
  findings,
  none,
}: {
  findings: readonly Schemas['ContractFinding'][]
  none: string
}) {
  if (findings.length === 0) return <Text tone="soft">{none}</Text>
  return (
    <Stack as="ul" gap="sm">
      {findings.map(({ rule, level, text, article, days }) => (
        <li key={`${rule} ${text}`}>
          <Text as="p" tone={level === 'error' ? 'bad' : 'warn'}>
            {text}
          </Text>
          {days !== null && <Text as="p">{days}</Text>}
          <Text as="p" tone="hint">{`${rule} · ${article}`}</Text>
        </li>
      ))}
    </Stack>
  )
}
