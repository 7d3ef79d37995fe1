import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useEffect } from 'react'
import { notices } from '#web/session/notices.ts'

/** Shows what the server says of an answer beside its data, whatever form it answers. */
export function useServerNotices(): void {
  const toast = useToast()
  useEffect(() => notices.listen((sentence) => toast.info(sentence)), [toast])
}
