import { upload } from '@nhansu/sdk'
import { isApiError } from '@nhansu/sdk/errors'
import type { FieldFile } from '@nhansu/ui/file-field/field-file.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'

/** A logo on its way to the server, with how far it is and how to stop it. */
export function useLogoUpload() {
  const [shown, setShown] = useState<FieldFile>()
  const sending = useRef<{ file: File; stop: AbortController }>(undefined)
  const toast = useToast()

  const send = async (file: File): Promise<void> => {
    sending.current?.stop.abort()
    const stop = new AbortController()
    sending.current = { file, stop }
    // A later file, or a stop, makes the news of this one of no interest.
    const show = (next: FieldFile | undefined) => sending.current?.stop === stop && setShown(next)
    const row = { key: 'logo', name: file.name, size: file.size }
    show({ ...row, progress: 0 })
    const onProgress = ({ sent, total }: { sent: number; total: number }) =>
      show({ ...row, progress: Math.floor((sent / total) * 100) })
    try {
      const options = { signal: stop.signal, onProgress }
      const saved = await upload(client, 'company.storeLogo', { body: { file } }, options)
      queryClient.setQueryData(query('company.show').queryKey, saved)
      show(undefined)
      toast.ok('Đã cập nhật biểu trưng.')
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'aborted') show({ ...row, error: errorText(error) })
    }
  }
  const stop = (): void => {
    sending.current?.stop.abort()
    sending.current = undefined
    setShown(undefined)
  }
  const retry = (): void => {
    if (sending.current) void send(sending.current.file)
  }
  return { files: shown ? [shown] : [], send, stop, retry }
}
