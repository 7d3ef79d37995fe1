import { download, saveFile } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

// Opened once for a row.
const DiplomaDialog = lazy(() => import('./diploma-dialog.tsx'))

type StoredFile = Data<'employeeDiplomas.list'>['diplomas'][number]['file']

interface DiplomaProps {
  employeeId: number
  educationId: number
  /** What the row is called: 'Đại học, Trường Đại học Hàng hải'. */
  name: string
  /** The file, where the row has one. */
  file: StoredFile | undefined
  mayEdit: boolean
}

/** The file of a diploma beside its row of education: saved, given, replaced, and taken away with a way back. */
export function Diploma({ employeeId, educationId, name, file, mayEdit }: DiplomaProps) {
  const [isAsking, setIsAsking] = useState(false)
  const toast = useToast()
  const path = { id: employeeId, row_id: educationId }
  const guarded = (work: Promise<void>) => void work.catch((error: unknown) => toast.bad(errorText(error)))
  const save = async () => {
    const { ticket } = await client.call('employeeDiplomas.fileTicket', { path })
    saveFile(await download(client, 'files.download', { path: { ticket } }))
  }
  const restore = async (id: number, instead_of: number | null) => {
    await client.call('employeeDiplomas.restoreFile', { path, body: { id, instead_of } })
    await invalidate(queryClient, 'employeeDiplomas')
    toast.ok(messages.restored, { description: name })
  }
  const remove = async ({ id }: StoredFile) => {
    await client.call('employeeDiplomas.destroyFile', { path })
    await invalidate(queryClient, 'employeeDiplomas')
    toast.ok('Đã gỡ tệp văn bằng.', {
      description: name,
      action: { run: () => guarded(restore(id, null)) },
    })
  }
  const stored = (now: StoredFile | null) =>
    toast.ok('Đã lưu tệp văn bằng.', {
      description: name,
      ...(file && now && { action: { run: () => guarded(restore(file.id, now.id)) } }),
    })
  if (file === undefined && !mayEdit) return null
  return (
    <>
      <Inline gap="sm">
        {file && (
          <>
            <Text>
              Tệp văn bằng: {file.name} <Text tone="soft">({formatFileSize(file.size)})</Text>
            </Text>
            <IconButton
              icon={Download}
              label={`Tải xuống ${file.name}`}
              size="small"
              onClick={() => guarded(save())}
            />
          </>
        )}
        {mayEdit && (
          <Button
            size="small"
            aria-label={`${file ? 'Thay' : 'Thêm'} tệp văn bằng: ${name}`}
            onClick={() => setIsAsking(true)}
          >
            {file ? 'Thay tệp' : 'Thêm tệp văn bằng'}
          </Button>
        )}
        {mayEdit && file && (
          <IconButton icon={X} label={`Gỡ ${file.name}`} size="small" onClick={() => guarded(remove(file))} />
        )}
      </Inline>
      {isAsking && (
        <Suspense>
          <DiplomaDialog path={path} name={name} onStored={stored} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
