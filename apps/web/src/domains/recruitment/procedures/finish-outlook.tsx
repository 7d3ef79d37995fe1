import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { Sentences } from '../campaigns/sentences.tsx'
import { withPapers } from './paper-fields.ts'
import type { Procedure } from './procedure-tab.tsx'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isId = (value: unknown): value is number => typeof value === 'number'

interface FinishOutlookProps {
  procedure: Procedure
  /** What the form was refused for, which stands in the form already. */
  refusal: string | undefined
}

/** What finishing would bring about, or what hinders it, told below its form as soon as that is filled in; nothing is changed. */
export function FinishOutlook({ procedure: { id, version }, refusal }: FinishOutlookProps) {
  const values = useWatch() as Record<string, unknown>
  const { signer_id: signer, sign_date: day, employee_id: file } = values
  const { papers } = withPapers(values)
  const isAsked = isId(signer) && isDay(day)
  const outlook = useQuery({
    queryKey: ['procedures.finish', 'dry run', id, version, signer, day, file, papers],
    enabled: isAsked,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      client.call(
        'procedures.finish',
        {
          path: { id },
          query: { dry_run: true },
          body: {
            signer_id: Number(signer),
            sign_date: String(day),
            ...(isId(file) && { employee_id: file }),
            ...(papers.length > 0 && { papers }),
            version,
          },
        },
        { signal },
      ),
  })
  if (!isAsked || outlook.isPending) return null
  if (outlook.error && errorText(outlook.error) === refusal) return null
  return (
    <Stack gap="xs">
      <Text weight="strong">{outlook.error ? 'Chưa hoàn tất được vì:' : 'Khi hoàn tất:'}</Text>
      {outlook.error ? (
        <Text tone="bad">{errorText(outlook.error)}</Text>
      ) : (
        <Sentences of={outlook.data?.consequences ?? []} />
      )}
    </Stack>
  )
}
