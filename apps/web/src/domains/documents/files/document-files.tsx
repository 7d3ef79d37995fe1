import { download, saveFile } from '@nhansu/sdk'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { FilePreview } from '#web/kit/file-preview/file-preview.tsx'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import type { Document } from '../document-form.tsx'
import { acceptedEndings, mostBytes, mostFiles } from './file-rules.ts'
import { useFileUploads } from './use-file-uploads.ts'

type StoredFile = NonNullable<Document['files']>[number]

interface DocumentFilesProps {
  document: Document
  mayEdit: boolean
}

/** The files of a document: looked at in place, saved, added, taken away. */
export function DocumentFiles({ document, mayEdit }: DocumentFilesProps) {
  const { id, files = [] } = document
  const [chosen, setChosen] = useState<number>()
  const uploads = useFileUploads()
  const toast = useToast()
  const shown = files.find((file) => file.id === chosen)

  const restore = async (file: StoredFile) => {
    await client.call('documents.restoreFile', { path: { id, file_id: file.id } })
    await invalidate(queryClient, 'documents')
    toast.ok(messages.restored, { description: file.name })
  }
  const remove = async (file: StoredFile) => {
    await client.call('documents.destroyFile', { path: { id, file_id: file.id } })
    await invalidate(queryClient, 'documents')
    const undo = () => void restore(file).catch((error: unknown) => toast.bad(errorText(error)))
    toast.ok('Đã gỡ tệp.', { description: file.name, action: { run: undo } })
  }
  const save = async (file: StoredFile) => saveFile(await fetchFile(id, file.id))
  const guarded = (work: Promise<void>) => void work.catch((error: unknown) => toast.bad(errorText(error)))
  return (
    <Stack>
      {files.length === 0 && <Text tone="soft">Chưa có tệp đính kèm.</Text>}
      <Stack as="ul" gap="sm">
        {files.map((file) => (
          <li key={file.id}>
            <Inline gap="sm" justify="between" wrap={false}>
              <Text truncate>
                {file.name} <Text tone="soft">({formatFileSize(file.size)})</Text>
              </Text>
              <Inline gap="xs" wrap={false}>
                <Button
                  size="small"
                  aria-label={`Xem ${file.name}`}
                  aria-pressed={file.id === chosen}
                  onClick={() => setChosen(file.id === chosen ? undefined : file.id)}
                >
                  {file.id === chosen ? 'Ẩn' : 'Xem'}
                </Button>
                <IconButton
                  icon={Download}
                  label={`Tải xuống ${file.name}`}
                  onClick={() => guarded(save(file))}
                />
                {mayEdit && (
                  <IconButton icon={X} label={`Gỡ ${file.name}`} onClick={() => guarded(remove(file))} />
                )}
              </Inline>
            </Inline>
          </li>
        ))}
      </Stack>
      {shown && (
        <Preview key={shown.id} documentId={id} file={shown} onDownload={() => guarded(save(shown))} />
      )}
      {mayEdit && (
        <FileField
          label="Thêm tệp"
          files={uploads.files}
          accept={acceptedEndings}
          maxSize={mostBytes}
          maxFiles={mostFiles - files.length}
          onFilesAdd={(added) => {
            uploads.add(added)
            void uploads.sendAll(id)
          }}
          onFileRemove={uploads.remove}
          onFileRetry={() => void uploads.sendAll(id)}
        />
      )}
    </Stack>
  )
}

interface PreviewProps {
  documentId: number
  file: StoredFile
  onDownload: () => void
}

function Preview({ documentId, file, onDownload }: PreviewProps) {
  const { id: fileId } = file
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchFile(documentId, fileId, signal)).blob,
    [documentId, fileId],
  )
  return <FilePreview file={file} load={load} onDownload={onDownload} />
}

/** The bytes of a file, by a ticket of its own: whoever looks or saves stands in the trail. */
async function fetchFile(documentId: number, fileId: number, signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  const path = { id: documentId, file_id: fileId }
  const { ticket } = await client.call('documents.fileTicket', { path }, options)
  return download(client, 'files.download', { path: { ticket } }, options)
}
