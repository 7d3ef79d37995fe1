import { saveFile } from '@nhansu/sdk'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'

type File = Parameters<typeof saveFile>[0]

/** Fetches files and saves them on this machine, one at a time. @returns how, and the name of the one under way */
export function useSaving() {
  const [saving, setSaving] = useState<string>()
  const toast = useToast()
  const save = async (name: string, fetch: () => Promise<File>) => {
    setSaving(name)
    try {
      const file = await fetch()
      saveFile(file)
      toast.ok('Đã tải tệp về máy.', file.name === undefined ? {} : { description: file.name })
    } catch (error) {
      toast.bad(errorText(error))
    }
    setSaving(undefined)
  }
  return { save, saving }
}
