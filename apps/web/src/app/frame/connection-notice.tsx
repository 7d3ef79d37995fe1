import { Box } from '@nhansu/ui/layout/box.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useSyncExternalStore } from 'react'
import { useServerReach } from './use-server-reach.ts'

/** Says that the machine has no network or that the server is away, for as long as it is so. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const reached = useServerReach()
  const problem = online ? (reached ? undefined : serverAway) : offline
  return (
    <output>
      {problem !== undefined && (
        <Box paddingBlock="sm" paddingInline="xl" background="warn">
          <Text tone="warn">{problem}</Text>
        </Box>
      )}
    </output>
  )
}

const offline = 'Mất kết nối mạng. Nội dung đang xem có thể đã cũ, và chưa lưu được thay đổi.'
const serverAway =
  'Không kết nối được máy chủ. Ứng dụng đang tự thử lại; nội dung bạn đang nhập vẫn được giữ trên trang.'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
