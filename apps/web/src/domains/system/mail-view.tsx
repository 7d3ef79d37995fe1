import type { Data } from '@nhansu/sdk/contract'
import { mailStateLabels } from '@nhansu/sdk/domains/system'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { letter } from './mail-view.css.ts'
import { mailStateTones } from './state-tones.ts'

/** One mail as its recipient reads it, but for links that are his alone. */
export function MailView({ id, onClose }: { id: number; onClose: () => void }) {
  const mail = useQuery(query('mails.show', { path: { id } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title={mail.data?.mail.subject ?? 'Thư gửi đi'} />
        <DialogBody>
          <Loaded query={mail} title="Không mở được thư">
            {(shown) => <Letter {...shown} />}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Letter({ mail, text }: Data<'mails.show'>) {
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: 'Gửi tới', value: `${mail.to_name ?? ''} <${mail.to_address}>`.trim() },
          {
            term: 'Trạng thái',
            value: <Status tone={mailStateTones[mail.state]}>{mailStateLabels[mail.state]}</Status>,
          },
          ...(mail.last_error === null ? [] : [{ term: 'Lỗi gần nhất', value: mail.last_error }]),
        ]}
      />
      {/* Its plain text: nothing that somebody has written into a mail is ever HTML of this page. */}
      <div className={letter}>{text}</div>
      {mail.has_secrets && (
        <Text as="p" tone="hint">
          Liên kết dùng một lần chỉ người nhận đọc được, nên ở đây được thay bằng dấu chấm.
        </Text>
      )}
    </Stack>
  )
}
