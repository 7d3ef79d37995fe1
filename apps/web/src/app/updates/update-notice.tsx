import { Button } from '@nhansu/ui/button/button.tsx'
import { Box } from '@nhansu/ui/layout/box.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useSyncExternalStore } from 'react'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { hasUpdate, subscribeUpdate, takeNewVersion } from './register-worker.ts'

/** Says that a newer version is there; it is used when the reader wants it, or with the next visit. */
export function UpdateNotice() {
  const there = useSyncExternalStore(subscribeUpdate, hasUpdate)
  const mayLeave = useLeaveQuestion()
  const load = async () => {
    if (await mayLeave()) takeNewVersion()
  }
  return (
    <output>
      {there && (
        <Box paddingBlock="sm" paddingInline="xl" background="info">
          <Inline justify="between">
            <Text tone="info">Đã có phiên bản mới của ứng dụng.</Text>
            <Button onClick={() => void load()}>Tải lại để dùng</Button>
          </Inline>
        </Box>
      )}
    </output>
  )
}
