import type { Input, Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'
import { Totals } from './changed-totals.tsx'
import type { Campaign } from './use-campaign.ts'

type Round = Pick<Schemas['RecruitmentRound'], 'id' | 'name' | 'weight' | 'version'>
type Weights = Input<'recruitmentRounds.weights'>['body']['weights']

const reason: AnyField = {
  field: 'reason',
  label: 'Lý do đổi',
  input: 'long-text',
  hint: 'Cần nhập khi đợt đã có người chấm; lý do được ghi vào lịch sử của đợt.',
  fact: { title: 'Lý do đổi', type: 'string', nullable: true, minLength: 1, maxLength: 500 },
}

const fieldOf = ({ id }: { id: number }) => `weight_${id}`

interface WeightsDialogProps {
  campaign: Campaign
  rounds: readonly Round[]
  onClose: () => void
}

/** By what weights the rounds of a campaign count, all together; under cards with every total and rank before and after. */
export default function WeightsDialog({ campaign, rounds, onClose }: WeightsDialogProps) {
  // Those that were seen: the campaign is read anew while the form is open.
  const [seen] = useState(rounds)
  const [saving] = useState(() => mutation('recruitmentRounds.weights'))
  const { mutateAsync: save } = useMutation(saving)
  const fields: readonly AnyField[] = [
    ...seen.map((round): AnyField => ({
      field: fieldOf(round),
      label: `${round.name} (%)`,
      input: 'decimal',
      required: true,
      fact: { title: round.name, type: 'number', minimum: 0, maximum: 100 },
    })),
    reason,
  ]
  const record = Object.fromEntries(seen.map((round) => [fieldOf(round), round.weight]))
  return (
    <PartDialog
      title="Đổi trọng số các vòng"
      description="Trọng số các vòng cộng lại bằng 100%."
      submitLabel="Đổi trọng số"
      size="large"
      fields={fields}
      record={record}
      save={(values) => {
        const said = typeof values['reason'] === 'string' ? values['reason'].trim() : ''
        const body = { weights: weightsIn(seen, values), ...(said !== '' && { reason: said }) }
        return save({ path: { id: campaign.id }, query: {}, body })
      }}
      done="Đã đổi trọng số các vòng."
      about={campaign.name}
      onClose={onClose}
    >
      <Outlook campaignId={campaign.id} rounds={seen} />
    </PartDialog>
  )
}

function weightsIn(rounds: readonly Round[], values: FormValues): Weights {
  return rounds.map((round) => ({
    round_id: round.id,
    version: round.version,
    weight: Number(values[fieldOf(round)] ?? 0),
  }))
}

/** What a change would do to totals and ranks, told as soon as the weights make the whole; nothing is changed. */
function Outlook({ campaignId, rounds }: { campaignId: number; rounds: readonly Round[] }) {
  const weights = weightsIn(rounds, useWatch() as FormValues)
  const total = weights.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0)
  const isChanged = weights.some(({ weight }, at) => weight !== rounds[at]?.weight)
  const isAsked = total === 10_000 && isChanged
  const outlook = useQuery({
    queryKey: ['recruitmentRounds.weights', 'dry run', campaignId, weights],
    enabled: isAsked,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      client.call(
        'recruitmentRounds.weights',
        { path: { id: campaignId }, query: { dry_run: true }, body: { weights } },
        { signal },
      ),
  })
  if (!isAsked || outlook.isPending) return null
  if (outlook.error) return <Text tone="bad">{errorText(outlook.error)}</Text>
  const { needs_reason: needsReason, totals } = outlook.data
  if (!needsReason) return null
  return (
    <Stack gap="sm">
      <Text>Đợt này đã có người chấm. Xem điểm và hạng trước và sau khi đổi, rồi nhập lý do.</Text>
      {totals.length > 0 ? (
        <Totals totals={totals} />
      ) : (
        <Text tone="soft">
          Chưa có vòng nào chốt, hoặc bạn không xem được kết quả, nên không có điểm để so sánh.
        </Text>
      )}
    </Stack>
  )
}
