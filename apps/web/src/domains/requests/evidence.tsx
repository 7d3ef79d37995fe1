import { download, saveFile } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FilePreview } from '#web/kit/file-preview/file-preview.tsx'
import { client } from '#web/session/client.ts'
import type { Request } from './use-review.ts'

type StoredFile = Request['files'][number]

/** The evidence of a request: looked at in place, or saved. */
export function Evidence({ request: { id, files } }: { request: Request }) {
  const [chosen, setChosen] = useState<number>()
  const toast = useToast()
  const shown = files.find((file) => file.id === chosen)
  const save = (file: StoredFile) =>
    void fetchEvidence(id, file.id)
      .then(saveFile)
      .catch((error: unknown) => toast.bad(errorText(error)))
  return (
    <Stack>
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
                <IconButton icon={Download} label={`Tải xuống ${file.name}`} onClick={() => save(file)} />
              </Inline>
            </Inline>
          </li>
        ))}
      </Stack>
      {shown && <Preview key={shown.id} requestId={id} file={shown} onDownload={() => save(shown)} />}
    </Stack>
  )
}

interface PreviewProps {
  requestId: number
  file: StoredFile
  onDownload: () => void
}

function Preview({ requestId, file, onDownload }: PreviewProps) {
  const { id: fileId } = file
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchEvidence(requestId, fileId, signal)).blob,
    [requestId, fileId],
  )
  return <FilePreview file={file} load={load} onDownload={onDownload} />
}

/** The bytes of a piece of evidence, by a ticket of its own: whoever looks stands in the trail. */
export async function fetchEvidence(requestId: number, fileId: number, signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  const path = { id: requestId, file_id: fileId }
  const { ticket } = await client.call('requestChangeInfos.fileTicket', { path }, options)
  return download(client, 'files.download', { path: { ticket } }, options)
}
