import type { Input } from '@nhansu/sdk/contract'
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
import { Findings } from './live-findings.tsx'

/** What the law says of ending a contract as the form has it, before it is done. */
export function EndFindings({ id }: { id: number }) {
  const { control } = useFormContext<FormValues>()
  const values = useDeferredValue(useWatch({ control }))
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  )
  const isReady = filled['ended_date'] !== undefined && filled['end_reason'] !== undefined
  const check = useQuery({
    queryKey: ['contracts.end', id, filled],
    queryFn: ({ signal }) =>
      client.call(
        'contracts.end',
        // The form's values are those of the declared fields.
        { path: { id }, query: { dry_run: true }, body: filled as Input<'contracts.end'>['body'] },
        { signal },
      ),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // What a form holds while it is filled in is worth nothing afterwards.
    gcTime: 0,
    retry: false,
  })
  const contract = check.data?.contract
  return (
    <Card title="Kiểm tra theo Bộ luật Lao động">
      {!isReady && <Text tone="soft">Chọn ngày và lý do chấm dứt để kiểm tra.</Text>}
      {isReady && check.error && <Text tone="bad">{errorText(check.error)}</Text>}
      {isReady && !check.error && contract && (
        <Stack>
          <Findings findings={contract.findings} none="Không có cảnh báo nào." />
          {contract.payment_due_date && (
            <Text as="p">{`Hai bên thanh toán xong chậm nhất ngày ${formatDate(contract.payment_due_date)} (Điều 48).`}</Text>
          )}
        </Stack>
      )}
    </Card>
  )
}
