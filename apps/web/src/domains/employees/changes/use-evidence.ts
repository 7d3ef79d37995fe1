import { upload } from '@nhansu/sdk'
import type { FieldFile } from '@nhansu/ui/file-field/field-file.ts'
import { useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'

/** Evidence that is uploaded while the request is written; what is not sent with it is gone after a day. */
export function useEvidence() {
  const [files, setFiles] = useState<readonly FieldFile[]>([])
  const ids = useRef(new Map<string, number>())
  const count = useRef(0)
  const change = (key: string, row: FieldFile) =>
    setFiles((before) => before.map((each) => (each.key === key ? row : each)))
  const send = async (file: File, row: FieldFile) => {
    const { key } = row
    try {
      const onProgress = ({ sent, total }: { sent: number; total: number }) =>
        change(key, { ...row, progress: Math.floor((sent / total) * 100) })
      const stored = await upload(client, 'requestChangeInfos.storeFile', { body: { file } }, { onProgress })
      ids.current.set(key, stored.file.id)
      change(key, row)
    } catch (error) {
      change(key, { ...row, error: errorText(error) })
    }
  }
  return {
    files,
    add: (chosen: readonly File[]) => {
      for (const file of chosen) {
        count.current += 1
        const row: FieldFile = { key: String(count.current), name: file.name, size: file.size }
        setFiles((before) => [...before, { ...row, progress: 0 }])
        void send(file, row)
      }
    },
    remove: (key: string) => {
      ids.current.delete(key)
      setFiles((before) => before.filter((each) => each.key !== key))
    },
    /** The ids of what has arrived. */
    ids: () => [...ids.current.values()],
    /** True while some are on their way. */
    isBusy: files.some(({ progress, error }) => progress !== undefined && error === undefined),
  }
}
