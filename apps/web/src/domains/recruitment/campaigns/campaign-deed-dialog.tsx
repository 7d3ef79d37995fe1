import type { Input } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { type CampaignDeed, type CampaignDeedName, campaignDeeds } from './campaign-deeds.ts'
import { campaignOutlook, type Outlook } from './campaign-outlook.ts'
import { ClosingForm } from './closing-form.tsx'
import { Sentences } from './sentences.tsx'
import type { Campaign } from './use-campaign.ts'

interface DeedProps {
  campaign: Campaign
  onClose: () => void
}

/** What is done with a campaign: what would hinder it or follow is told first, then its form. */
export default function CampaignDeedDialog({ deed: name, ...props }: DeedProps & { deed: CampaignDeedName }) {
  const deed = campaignDeeds[name]
  return deed.to === undefined ? (
    <DeedForm name={name} deed={deed} {...props} />
  ) : (
    <Move name={name} deed={deed} to={deed.to} {...props} />
  )
}

interface NamedDeedProps extends DeedProps {
  name: CampaignDeedName
  deed: CampaignDeed
}

function Move({ to, ...props }: NamedDeedProps & { to: NonNullable<CampaignDeed['to']> }) {
  const { deed, campaign, onClose } = props
  const [asked] = useState(() => Date.now())
  const outlook = useQuery(campaignOutlook(campaign.id, to, asked))
  const { data } = outlook
  if (data && data.open_candidates.length > 0)
    return <ClosingForm campaign={campaign} groups={data.open_candidates} onClose={onClose} />
  if (data?.hindrances.length === 0) return <DeedForm {...props} outlook={data} />
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title={`${deed.label}: ${campaign.name}`}
          description={data ? 'Chưa thực hiện được vì:' : undefined}
        />
        <DialogBody>{data ? <Sentences of={data.hindrances} /> : <NotYet query={outlook} />}</DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function DeedForm({ name, deed, campaign, outlook, onClose }: NamedDeedProps & { outlook?: Outlook }) {
  const { label, description, fields, done } = deed
  const send = useSend(campaign)
  return (
    <PartDialog
      title={`${label}: ${campaign.name}`}
      description={[description, ...(outlook?.consequences ?? [])].filter(Boolean).join(' ')}
      submitLabel={label}
      fields={fields}
      save={(values) => send(name, values)}
      done={done}
      about={campaign.name}
      onClose={onClose}
    />
  )
}

/** Sends a deed with the values of its form, over the version that the reader has before him. */
function useSend({ id, version }: Campaign) {
  const [calls] = useState(() => ({
    submit: mutation('recruitments.submit'),
    approve: mutation('recruitments.approve'),
    reject: mutation('recruitments.reject'),
    move: mutation('recruitments.changeStatus'),
  }))
  const { mutateAsync: submit } = useMutation(calls.submit)
  const { mutateAsync: approve } = useMutation(calls.approve)
  const { mutateAsync: reject } = useMutation(calls.reject)
  const { mutateAsync: move } = useMutation(calls.move)
  return (name: CampaignDeedName, values: FormValues): Promise<unknown> => {
    const { to } = campaignDeeds[name]
    // The contract's rules have passed each of them.
    const body = { ...values, version } as Input<'recruitments.reject'>['body']
    if (to !== undefined) return move({ path: { id, status: to }, query: {}, body })
    if (name === 'submit') return submit({ path: { id }, body: { version } })
    if (name === 'approve') return approve({ path: { id }, body: { version } })
    return reject({ path: { id }, body })
  }
}
