import type { Input, Schemas } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'
import type { Step } from './record-deeds.ts'

/** Long enough for the next key, short enough to feel at once. */
const pause = 300

/** Without what was left empty. */
export function filled(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}

interface StepFindingsProps {
  id: number
  step: Step
}

/** What would void the step as it stands in the form, before anybody takes it: the server's own dry run. */
export function StepFindings({ id, step }: StepFindingsProps) {
  const { control } = useFormContext<FormValues>()
  // Every field begins with a value of its own.
  const said = JSON.stringify(useWatch({ control }))
  const [asked, setAsked] = useState(said)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(said), pause)
    return () => clearTimeout(timer)
  }, [said])
  // The form's values are those of the declared fields.
  const body = {
    ...filled(JSON.parse(asked) as FormValues),
    to: step,
  } as Input<'rewardsDisciplines.move'>['body']
  const check = useQuery({
    queryKey: ['discipline step', id, body],
    queryFn: ({ signal }) =>
      client.call('rewardsDisciplines.move', { path: { id }, query: { dry_run: true }, body }, { signal }),
    placeholderData: keepPreviousData,
    // What a form holds while it is filled in is worth nothing afterwards.
    gcTime: 0,
    retry: false,
  })
  return (
    <Card title="Kiểm tra theo Bộ luật Lao động">
      {check.error && <Text tone="bad">{errorText(check.error)}</Text>}
      {!check.error && check.data && <Findings findings={check.data.findings} />}
    </Card>
  )
}

function Findings({ findings }: { findings: readonly Schemas['DisciplineFinding'][] }) {
  if (findings.length === 0) return <Text tone="soft">Không thấy gì làm bước này trái quy định.</Text>
  return (
    <Stack as="ul" gap="sm">
      {findings.map(({ level, field, text, article, days }) => (
        <li key={`${field} ${text}`}>
          <Text as="p" tone={level === 'error' ? 'bad' : 'warn'}>
            {text}
          </Text>
          {days !== null && <Text as="p">{days}</Text>}
          <Text as="p" tone="hint">
            {article}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
