import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { FormSection } from '@nhansu/ui/form-section/form-section.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork, useUnsavedWork } from '#web/session/unsaved-work.ts'
import { ChangedTotals } from './changed-totals.tsx'
import { CriteriaRows } from './kit-criteria.tsx'
import { changesCriteria, heldKit, type KitValues, sentKit } from './kit-values.ts'
import { KitFacts } from './kit-facts.tsx'
import { QuestionRows } from './kit-questions.tsx'
import { SeatRows } from './kit-seats.tsx'
import type { Campaign } from './use-campaign.ts'

type Round = Schemas['RecruitmentRound']
type Body = Input<'recruitmentRounds.interviews'>['body']

interface KitDialogProps {
  campaign: Campaign
  round: Round
  canEdit: boolean
  onClose: () => void
}

/** What is judged in a round, what is asked, how long it takes and who sits there; to read where it cannot be changed. */
export default function KitDialog(props: KitDialogProps) {
  return props.canEdit ? <KitForm {...props} /> : <KitReading {...props} />
}

function KitReading({ campaign, round, onClose }: KitDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title={`Bộ phỏng vấn: ${round.name}`} />
        <DialogBody>
          <KitFacts round={round} boards={campaign.boards} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function KitForm({ campaign, round, onClose }: KitDialogProps) {
  const form = useForm<KitValues>({ defaultValues: heldKit(round) })
  const { problem, refuse, forget } = useRefusal(form)
  const [saving] = useState(() => mutation('recruitmentRounds.interviews'))
  const { mutateAsync: save } = useMutation(saving)
  const [asked, setAsked] = useState<{ body: Body; outcome: Data<'recruitmentRounds.interviews'> }>()
  // Those that the form began with: the round itself is read anew while it is open.
  const [seen] = useState(() => ({
    seen_criteria: round.criteria.flatMap(({ id }) => id ?? []),
    version: round.version,
  }))
  const toast = useToast()
  // While totals are looked at, the kit is still unsaved.
  useUnsavedWork(asked !== undefined)
  const submit = async (values: KitValues) => {
    forget()
    try {
      const body: Body = { round_id: round.id, ...sentKit(values), ...seen }
      if (changesCriteria(round, body)) {
        // What it would do to cards that are there is looked at before anything is kept.
        const input = { path: { id: campaign.id }, query: { dry_run: true }, body }
        const outcome = await client.call('recruitmentRounds.interviews', input)
        if (outcome.needs_reason) return setAsked({ body, outcome })
      }
      await save({ path: { id: campaign.id }, body })
      toast.ok(messages.updated, { description: round.name })
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  const { criteria } = form.formState.errors
  if (asked) {
    return (
      <ChangedTotals
        outcome={asked.outcome}
        save={(reason) => save({ path: { id: campaign.id }, body: { ...asked.body, reason } })}
        onBack={() => setAsked(undefined)}
        onSaved={() => {
          discardUnsavedWork()
          onClose()
        }}
      />
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={`Bộ phỏng vấn: ${round.name}`}
        description="Mỗi tiêu chí được chấm từ 0 đến 10; trọng số các tiêu chí cộng lại bằng 100%."
        size="large"
        form={form}
        isChange
        problem={criteria?.message ?? problem}
        onSubmit={submit}
        onClose={onClose}
      >
        <Stack gap="lg">
          <FormSection title="Thời lượng" level={3} columns={2}>
            <Controller
              control={form.control}
              name="minutes"
              rules={{
                min: { value: 5, message: 'Thời lượng phải từ 5 trở lên.' },
                max: { value: 480, message: 'Thời lượng không được lớn hơn 480.' },
              }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <NumberField
                  {...field}
                  label="Thời lượng một lượt (phút)"
                  error={fieldState.error?.message}
                  onValueChange={onChange}
                />
              )}
            />
          </FormSection>
          <CriteriaRows />
          <QuestionRows />
          <SeatRows boards={campaign.boards} />
        </Stack>
      </FormDialogFrame>
    </FormProvider>
  )
}
