import { download, saveFile } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'

/** Brings the scan of a signed promise, for a reader of it or its own person. */
export function useSignedFile(): (id: number) => Promise<void> {
  const toast = useToast()
  return async (id) => {
    try {
      saveFile(await download(client, 'trainingCommitments.file', { path: { id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
}

/** The scan of a signed promise, where there is one. */
export function SignedFileLink({ id, name }: { id: number; name: string | null }) {
  const open = useSignedFile()
  if (name === null) return null
  return (
    <Button tone="quiet" icon={Download} onClick={() => void open(id)}>
      Bản đã ký
    </Button>
  )
}
