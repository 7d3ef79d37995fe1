import { download, saveFile } from '@nhansu/sdk'
import { publicationStateLabels } from '@nhansu/sdk/domains/application-form'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { Sentences } from '../campaigns/sentences.tsx'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { beside } from './qr-picture.css.ts'
import { QrPicture, qrDrawing } from './qr-picture.tsx'
import type { FormAndPlace } from './use-application-form.ts'

type Publication = FormAndPlace['publication']
type State = Publication['state']

const tones: Readonly<Record<State, StatusTone>> = { hidden: 'neutral', published: 'ok', paused: 'warn' }

/** What can be done from each state, the usual one first. */
const steps: Readonly<Record<State, readonly { to: State; label: string; done: string }[]>> = {
  hidden: [{ to: 'published', label: 'Đăng lên cổng', done: 'Đã đăng đợt tuyển dụng lên cổng ứng tuyển.' }],
  published: [
    { to: 'paused', label: 'Tạm ngừng nhận hồ sơ', done: 'Đã tạm ngừng nhận hồ sơ.' },
    { to: 'hidden', label: 'Gỡ khỏi cổng', done: 'Đã gỡ đợt tuyển dụng khỏi cổng ứng tuyển.' },
  ],
  paused: [
    { to: 'published', label: 'Nhận hồ sơ trở lại', done: 'Đã nhận hồ sơ trở lại.' },
    { to: 'hidden', label: 'Gỡ khỏi cổng', done: 'Đã gỡ đợt tuyển dụng khỏi cổng ứng tuyển.' },
  ],
}

interface PublicationPanelProps {
  /** The campaign. */
  campaign: { id: number; name: string }
  publication: Publication
  publish: (state: State) => Promise<unknown>
}

/** How a campaign stands on the portal, what is missing before it can, its link and its code. */
export function PublicationPanel({ campaign: { id, name }, publication, publish }: PublicationPanelProps) {
  const { state, published_at: since, hindrances, address, qr } = publication
  const recruits = usePermission('recruitment_edit')
  const [busy, setBusy] = useState<State>()
  const toast = useToast()
  const isOut = state === 'hidden' && hindrances.length > 0
  const move = async (to: State, done: string) => {
    setBusy(to)
    try {
      await publish(to)
      toast.ok(done, { description: name })
    } catch (error) {
      toast.bad(errorText(error))
    }
    setBusy(undefined)
  }
  return (
    <Card title="Trên cổng ứng tuyển">
      <Stack>
        <Inline gap="sm">
          <Status tone={tones[state]}>{publicationStateLabels[state]}</Status>
          {state !== 'hidden' && since !== null && (
            <Text tone="soft">{`Đăng lúc ${formatDateTime(since)}`}</Text>
          )}
        </Inline>
        {hindrances.length > 0 && (
          <Stack gap="xs">
            <Text weight="strong">
              {state === 'hidden' ? 'Chưa thể công khai vì:' : 'Người dự tuyển chưa nộp được vì:'}
            </Text>
            <Sentences of={hindrances} />
          </Stack>
        )}
        {address !== null && qr !== null && !isOut && <LinkAndCode address={address} qr={qr} name={name} />}
        {state === 'published' && hindrances.length === 0 && (
          <Inline gap="sm">
            <PrintButton
              label="In thông báo tuyển dụng"
              fetch={() => download(client, 'applicationForms.poster', { path: { id } })}
            />
          </Inline>
        )}
        {recruits && !isOut && (
          <Inline gap="sm">
            {steps[state].map(({ to, label, done }) => (
              <Button
                key={to}
                tone={to === 'published' ? 'primary' : 'neutral'}
                loading={busy === to}
                onClick={() => void move(to, done)}
              >
                {label}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

interface LinkAndCodeProps {
  address: string
  qr: NonNullable<Publication['qr']>
  /** The campaign's. */
  name: string
}

function LinkAndCode({ address, qr, name }: LinkAndCodeProps) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.ok('Đã sao chép đường dẫn.', { description: name }),
      () => toast.warn('Trình duyệt không cho sao chép. Hãy chọn đường dẫn rồi sao chép bằng tay.'),
    )
  return (
    <Inline gap="lg" align="start">
      <QrPicture qr={qr} label="Mã QR của đợt tuyển dụng" />
      <div className={beside}>
        <Stack>
          <TextField
            label="Đường dẫn của đợt"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Inline gap="sm">
            <Button icon={Copy} onClick={() => void copy()}>
              Sao chép đường dẫn
            </Button>
            <Button
              icon={Download}
              onClick={() =>
                saveFile({ blob: new Blob([qrDrawing(qr)], { type: 'image/svg+xml' }), name: 'ma-qr.svg' })
              }
            >
              Tải mã QR
            </Button>
          </Inline>
        </Stack>
      </div>
    </Inline>
  )
}
