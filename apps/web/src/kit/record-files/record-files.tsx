import { saveFile } from '@nhansu/sdk'
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
import { fetchFile, type FileDeeds, type StoredFile } from './file-deeds.ts'
import { acceptedEndings, mostBytes, mostFiles } from './file-rules.ts'
import { useFileUploads } from './use-file-uploads.ts'

interface RecordFilesProps {
  /** The record to which they belong. */
  id: number
  files: readonly StoredFile[]
  deeds: FileDeeds
  mayEdit: boolean
}

/** The files of a record: looked at in place, saved, added, taken away. */
export function RecordFiles({ id, files, deeds, mayEdit }: RecordFilesProps) {
  const [chosen, setChosen] = useState<number>()
  const uploads = useFileUploads(deeds)
  const toast = useToast()
  const shown = files.find((file) => file.id === chosen)

  const restore = async (file: StoredFile) => {
    await deeds.restore({ id, file_id: file.id })
    await deeds.refresh()
    toast.ok(messages.restored, { description: file.name })
  }
  const remove = async (file: StoredFile) => {
    await deeds.remove({ id, file_id: file.id })
    await deeds.refresh()
    const undo = () => void restore(file).catch((error: unknown) => toast.bad(errorText(error)))
    toast.ok('Đã gỡ tệp.', { description: file.name, action: { run: undo } })
  }
  const save = async (file: StoredFile) => saveFile(await fetchFile(deeds, { id, file_id: file.id }))
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
        <Preview
          key={shown.id}
          recordId={id}
          file={shown}
          deeds={deeds}
          onDownload={() => guarded(save(shown))}
        />
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
  recordId: number
  file: StoredFile
  deeds: FileDeeds
  onDownload: () => void
}

function Preview({ recordId, file, deeds, onDownload }: PreviewProps) {
  const { id: fileId } = file
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchFile(deeds, { id: recordId, file_id: fileId }, signal)).blob,
    [deeds, recordId, fileId],
  )
  return <FilePreview file={file} load={load} onDownload={onDownload} />
}
