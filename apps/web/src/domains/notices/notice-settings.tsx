import type { Schemas } from '@nhansu/sdk/contract'
import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Switch } from '@nhansu/ui/switch/switch.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'

/** Which kinds of notices the reader wants; those that the law asks for stay on. */
export function NoticeSettings() {
  const asked = useQuery(query('notices.settings'))
  return (
    <Card>
      <Stack gap="lg">
        <Text as="p" tone="soft">
          Loại đã tắt không hiện trong Thông báo nữa; thư điện tử, nếu có, vẫn được gửi. Cài đặt này chỉ dành
          cho bạn ở công ty đang chọn.
        </Text>
        <Loaded query={asked} title="Không mở được cài đặt thông báo">
          {({ kinds }) => <Kinds kinds={kinds} />}
        </Loaded>
      </Stack>
    </Card>
  )
}

/** What is pressed counts at once and is kept in the order of the presses; what could not be kept stands as it was. */
function Kinds({ kinds }: { kinds: readonly Schemas['NoticeKindSetting'][] }) {
  const [wanted, want] = useState<readonly NoticeKind[]>()
  const toast = useToast()
  const { mutate } = useMutation({
    ...mutation('notices.saveSettings'),
    scope: { id: 'notices.saveSettings' },
    onError: (error) => {
      want(undefined)
      toast.bad(errorText(error, 'Không lưu được cài đặt thông báo.'))
    },
  })
  const silenced = wanted ?? kinds.flatMap(({ kind, is_silenced }) => (is_silenced ? [kind] : []))
  const turn = (kind: NoticeKind, isOn: boolean) => {
    const next = isOn ? silenced.filter((each) => each !== kind) : [...silenced, kind]
    want(next)
    mutate({ body: { silenced: next } })
  }
  return (
    <Stack gap="md">
      {kinds.map(({ kind, label, is_law }) => (
        <Switch
          key={kind}
          label={label}
          checked={!silenced.includes(kind)}
          onCheckedChange={(isOn) => turn(kind, isOn)}
          {...(is_law && { readOnly: true, hint: 'Pháp luật yêu cầu phải báo nên không tắt được.' })}
        />
      ))}
    </Stack>
  )
}
