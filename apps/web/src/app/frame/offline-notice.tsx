import { Box } from '@nhansu/ui/layout/box.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useSyncExternalStore } from 'react'

/** Says that the machine has no network, for as long as it has none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output>
      {!online && (
        <Box paddingBlock="sm" paddingInline="xl" background="warn">
          <Text tone="warn">
            Mất kết nối mạng. Nội dung đang xem có thể đã cũ, và chưa lưu được thay đổi.
          </Text>
        </Box>
      )}
    </output>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
