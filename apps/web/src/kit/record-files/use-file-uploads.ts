import type { FieldFile } from '@nhansu/ui/file-field/field-file.ts'
import { useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FileDeeds } from './file-deeds.ts'

interface Waiting {
  file: File
  row: FieldFile
}

/** Files that wait to be sent to a record, and how far each is. */
export function useFileUploads({ send, refresh }: Pick<FileDeeds, 'send' | 'refresh'>) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const current = useRef(waiting)
  const count = useRef(0)
  const change = (next: (before: readonly Waiting[]) => readonly Waiting[]) => {
    current.current = next(current.current)
    setWaiting(current.current)
  }
  const show = (key: string, part: Partial<FieldFile>) =>
    change((before) =>
      before.map((each) => (each.row.key === key ? { ...each, row: { ...each.row, ...part } } : each)),
    )

  const sendOne = async (recordId: number, { file, row }: Waiting) => {
    const { error: _, ...clean } = row
    change((before) => before.map((each) => (each.row.key === row.key ? { file, row: clean } : each)))
    const onProgress = ({ sent, total }: { sent: number; total: number }) =>
      show(row.key, { progress: Math.floor((sent / total) * 100) })
    try {
      await send(recordId, file, { onProgress })
      change((before) => before.filter((each) => each.row.key !== row.key))
    } catch (error) {
      const { progress: __, ...ended } = clean
      change((before) =>
        before.map((each) =>
          each.row.key === row.key ? { file, row: { ...ended, error: errorText(error) } } : each,
        ),
      )
    }
  }
  return {
    files: waiting.map(({ row }) => row),
    add: (files: readonly File[]) =>
      change((before) => [
        ...before,
        ...files.map((file) => {
          count.current += 1
          return { file, row: { key: String(count.current), name: file.name, size: file.size } }
        }),
      ]),
    remove: (key: string) => change((before) => before.filter(({ row }) => row.key !== key)),
    /**
     * Sends what waits, one after the other.
     *
     * @returns what could not be sent, which stays with its reason
     */
    sendAll: async (recordId: number): Promise<readonly FieldFile[]> => {
      if (current.current.length === 0) return []
      for (const each of current.current) await sendOne(recordId, each)
      await refresh()
      return current.current.map(({ row }) => row)
    },
  }
}
