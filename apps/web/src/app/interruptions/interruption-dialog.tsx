import { switchCompany } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useState } from 'react'
import { client } from '#web/session/client.ts'
import { SignInForm } from '#web/session/sign-in-form.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { errorWords } from '../errors/error-words.ts'
import type { Interruption } from './use-interruption.ts'

export interface InterruptionDialogProps {
  reason: Interruption
  /** Follows the session as it is now; the unsaved work is lost. */
  onGiveUp: () => void
}

/** Stands over a page that cannot go on, and leaves what is typed there in place. There is no way past it but an answer. */
export default function InterruptionDialog({ reason, onGiveUp }: InterruptionDialogProps) {
  const { user, company } = useProfile()
  const Answer = reason === 'company-changed' ? BackToCompany : SignInAgain
  return (
    <Dialog open>
      <DialogContent kind="alert" size="small">
        <DialogHeader {...words(reason, user.full_name, company?.short_name ?? '')} />
        <Answer onGiveUp={onGiveUp} />
      </DialogContent>
    </Dialog>
  )
}

function words(reason: Interruption, user: string, company: string) {
  const sentences = {
    expired: {
      title: 'Phiên đăng nhập đã hết hạn',
      description: `Nội dung trên trang vẫn được giữ. Nhập mật khẩu của ${user} để làm tiếp.`,
    },
    'signed-out': {
      title: 'Bạn đã đăng xuất ở thẻ khác',
      description: `Trang này còn nội dung chưa lưu. Nhập mật khẩu của ${user} để làm tiếp.`,
    },
    'company-changed': {
      title: 'Công ty đã được đổi ở thẻ khác',
      description: `Nội dung chưa lưu trên trang này thuộc ${company}.`,
    },
  }
  return sentences[reason]
}

function SignInAgain({ onGiveUp }: Pick<InterruptionDialogProps, 'onGiveUp'>) {
  const { user, company } = useProfile()
  // The server signs in to the company used last, which another tab may have chosen.
  const backToCompany = async () => {
    if (company && client.session.read().companyId !== company.id) await switchCompany(client, company.id)
  }
  return (
    <DialogBody>
      <SignInForm login={user.login} onSignedIn={backToCompany} />
      <Button tone="quiet" wide onClick={onGiveUp}>
        Bỏ nội dung và về trang đăng nhập
      </Button>
    </DialogBody>
  )
}

function BackToCompany({ onGiveUp }: Pick<InterruptionDialogProps, 'onGiveUp'>) {
  const { company } = useProfile()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const goBack = async () => {
    if (!company) return
    setBusy(true)
    await switchCompany(client, company.id).catch((error: unknown) => setProblem(errorWords(error).text))
    setBusy(false)
  }
  return (
    <>
      <DialogBody>
        <div role="alert">{problem !== '' && <Text tone="bad">{problem}</Text>}</div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onGiveUp}>Bỏ nội dung chưa lưu</Button>
        <Button tone="primary" loading={busy} onClick={() => void goBack()}>
          Về lại {company?.short_name}
        </Button>
      </DialogFooter>
    </>
  )
}
