import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Stepper } from '@nhansu/ui/stepper/stepper.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { ChooseRecipients } from './choose-recipients.tsx'
import { ChooseWords } from './choose-words.tsx'
import { sendPath } from './email-paths.ts'
import { LookThrough } from './look-through.tsx'
import { RecentSendings } from './recent-sendings.tsx'
import { type Recipient, type SendDraft, sendBody } from './send-draft.ts'

const steps = [
  { id: 'nguoi-nhan', label: 'Người nhận' },
  { id: 'noi-dung', label: 'Nội dung' },
  { id: 'kiem-tra', label: 'Kiểm tra và gửi' },
]

type Look = Data<'emails.send'>

/** Whom, what, and a look through before anything goes. */
export function SendWizard({ campaignId }: { campaignId: number | null }) {
  const [step, setStep] = useState('nguoi-nhan')
  const [draft, setDraft] = useState<SendDraft>(() => ({
    campaignId,
    recipients: [],
    email: null,
    values: {},
  }))
  const chosen = useChosenElsewhere()
  const [look, setLook] = useState<Look>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const mayRead = usePermission('recruitment_email_access')
  const maySend = usePermission('recruitment_email_edit')
  const navigate = useNavigate()
  const toast = useToast()
  // Pressed once more after a lost reply it is known as the same sending.
  const [sending] = useState(() => mutation('emails.send'))
  const { mutateAsync: begin } = useMutation(sending)
  const ask = async (isLook: boolean) => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      const input = { query: { dry_run: isLook }, body: sendBody(draft) }
      return await (isLook ? client.call('emails.send', input) : begin(input))
    } catch (error) {
      setProblem(errorText(error))
      return undefined
    } finally {
      setIsBusy(false)
    }
  }
  const lookThrough = async () => {
    const answer = await ask(true)
    if (answer === undefined) return
    setLook(answer)
    setStep('kiem-tra')
  }
  const send = async () => {
    const answer = await ask(false)
    if (!answer?.sending) return
    toast.ok(`Đang gửi email tới ${answer.willing} người.`)
    await navigate(sendPath({ sendingId: answer.sending.id }))
  }
  const set = (change: Partial<SendDraft>) => setDraft((before) => ({ ...before, ...change }))
  if (!mayRead || !maySend) {
    return (
      <Page title="Gửi email">
        <Problem>Bạn chưa có quyền gửi email cho ứng viên. Hãy liên hệ người quản trị phân quyền.</Problem>
      </Page>
    )
  }
  return (
    <Page
      title="Gửi email"
      summary={draft.recipients.length > 0 && `Đã chọn ${draft.recipients.length} ứng viên`}
    >
      <Stack gap="lg">
        <Stepper steps={steps} current={step} label="Gửi email" onStepSelect={setStep} />
        {step === 'nguoi-nhan' && (
          <>
            <ChooseRecipients
              draft={draft}
              chosen={chosen}
              onCampaign={(id) => set({ campaignId: id, recipients: [] })}
              onRecipients={(recipients: readonly Recipient[]) => set({ recipients })}
            />
            <div>
              <Button
                tone="primary"
                disabled={draft.recipients.length === 0}
                onClick={() => setStep('noi-dung')}
              >
                Tiếp tục
              </Button>
            </div>
            <RecentSendings />
          </>
        )}
        {step === 'noi-dung' && (
          <ChooseWords
            draft={draft}
            onChange={set}
            isBusy={isBusy}
            problem={problem}
            onNext={() => void lookThrough()}
          />
        )}
        {step === 'kiem-tra' && look && (
          <LookThrough look={look} isBusy={isBusy} problem={problem} onSend={() => void send()} />
        )}
      </Stack>
    </Page>
  )
}

/** Who was chosen in the list of a campaign, where somebody came from there. */
function useChosenElsewhere(): readonly number[] | undefined {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('candidateIds' in state)) return undefined
  const { candidateIds: ids } = state
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : undefined
}
