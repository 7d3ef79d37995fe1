import { upload } from '@nhansu/sdk'
import { isApiError } from '@nhansu/sdk/errors'
import type { FieldFile } from '@nhansu/ui/file-field/field-file.ts'
import { useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'

/** A picture on its way to the server, with how far it is and how to stop it. */
export function usePictureUpload(onStored: (id: number) => void) {
  const [shown, setShown] = useState<FieldFile>()
  const sending = useRef<{ file: File; stop: AbortController }>(undefined)

  const send = async (file: File): Promise<void> => {
    sending.current?.stop.abort()
    const stop = new AbortController()
    sending.current = { file, stop }
    // A later file, or a stop, makes the news of this one of no interest.
    const isLast = () => sending.current?.stop === stop
    const show = (next: FieldFile | undefined) => isLast() && setShown(next)
    const row = { key: 'picture', name: file.name, size: file.size }
    show({ ...row, progress: 0 })
    const onProgress = ({ sent, total }: { sent: number; total: number }) =>
      show({ ...row, progress: Math.floor((sent / total) * 100) })
    try {
      const options = { signal: stop.signal, onProgress }
      const stored = await upload(client, 'quizQuestions.storeFile', { body: { file } }, options)
      if (isLast()) onStored(stored.file.id)
      show(undefined)
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
