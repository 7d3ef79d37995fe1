import type { Input, Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { campaignDeeds } from './campaign-deeds.ts'
import { campaignOutlook } from './campaign-outlook.ts'
import { choiceFields, choicesOf } from './closing-choices.ts'
import { Sentences } from './sentences.tsx'
import type { Campaign } from './use-campaign.ts'

interface ClosingFormProps {
  campaign: Campaign
  /** Who has come to no end yet. */
  groups: readonly Schemas['OpenCandidates'][]
  onClose: () => void
}

/** Closes a campaign with candidates who have come to no end yet: one choice for each group of them. */
export function ClosingForm({ campaign, groups, onClose }: ClosingFormProps) {
  const { label, fields, done } = campaignDeeds.close
  const [closing] = useState(() => mutation('recruitments.changeStatus'))
  const { mutateAsync: close } = useMutation(closing)
  const [shown] = useState(() => [...choiceFields(groups), ...fields])
  return (
    <PartDialog
      title={`${label}: ${campaign.name}`}
      description="Còn ứng viên chưa có kết quả. Chọn kết luận cho từng nhóm, hoặc đóng lại để kết luận từng hồ sơ."
      submitLabel={label}
      fields={shown}
      save={({ reason, closing_note: note, ...values }) => {
        // The contract's rules have passed each of them.
        const body = {
          closing_note: note,
          candidates: choicesOf(groups, values, String(reason)),
          version: campaign.version,
        } as Input<'recruitments.changeStatus'>['body']
        return close({ path: { id: campaign.id, status: 'done' }, query: {}, body })
      }}
      done={done}
      about={campaign.name}
      onClose={onClose}
    >
      <Preview campaign={campaign} groups={groups} />
    </PartDialog>
  )
}

/** What the choices made so far would bring about, as the server says it. */
function Preview({ campaign, groups }: Omit<ClosingFormProps, 'onClose'>) {
  // Every field begins with a value of its own.
  const values = useWatch() as FormValues
  const [asked] = useState(() => Date.now())
  // A reason is part of a choice, and nothing of the preview.
  const choices = choicesOf(groups, values, 'Xem trước')
  const outlook = useQuery({
    ...campaignOutlook(campaign.id, 'done', asked, { candidates: choices }),
    enabled: choices.length === groups.length,
  })
  if (choices.length < groups.length)
    return <Text tone="hint">Chọn đủ các nhóm để xem trước điều sẽ xảy ra.</Text>
  return (
    <Stack gap="xs">
      <Text>Khi kết thúc đợt:</Text>
      <Loaded query={outlook} title="Không xem trước được" level={3}>
        {({ consequences, hindrances }) => <Sentences of={[...hindrances, ...consequences]} />}
      </Loaded>
    </Stack>
  )
}
