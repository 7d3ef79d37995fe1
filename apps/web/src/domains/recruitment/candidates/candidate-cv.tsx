import { download, saveFile, upload } from '@nhansu/sdk'
import { candidateFileLabels } from '@nhansu/sdk/domains/candidates'
import { Button } from '@nhansu/ui/button/button.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download, Trash2, Upload } from 'lucide-react'
import { useCallback, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FilePreview } from '#web/kit/file-preview/file-preview.tsx'
import { client } from '#web/session/client.ts'
import type { Candidate } from './candidate-page.tsx'
import { refreshCandidates } from './refresh-candidates.ts'

type StoredFile = NonNullable<Candidate['files']>[number]

/** The CV and the picture beside a candidate's file: looked at in place, saved, added, taken away. */
export function CandidateCv({ candidate, mayEdit }: { candidate: Candidate; mayEdit: boolean }) {
  const { id, files = [] } = candidate
  const [chosen, setChosen] = useState<number>()
  const toast = useToast()
  const shown =
    files.find((file) => file.id === chosen) ?? files.find(({ kind }) => kind === 'candidate_cv') ?? files[0]
  const guarded = (work: Promise<unknown>) => void work.catch((error: unknown) => toast.bad(errorText(error)))
  const save = async (file: StoredFile) => saveFile(await fetchFile(id, file.id))
  const remove = async (file: StoredFile) => {
    await client.call('candidates.destroyFile', { path: { id, file_id: file.id } })
    toast.ok('Đã gỡ tệp.', { description: file.name })
    await refreshCandidates()
  }
  return (
    <Card title="CV và ảnh">
      <Stack>
        {files.length > 1 && (
          <Inline>
            {files.map((file) => (
              <Button
                key={file.id}
                tone="quiet"
                disabled={file.id === shown?.id}
                onClick={() => setChosen(file.id)}
              >
                {candidateFileLabels[file.kind]}: {file.name}
              </Button>
            ))}
          </Inline>
        )}
        {shown ? (
          <>
            <Preview key={shown.id} candidateId={id} file={shown} onDownload={() => guarded(save(shown))} />
            <Inline>
              <Button icon={Download} onClick={() => guarded(save(shown))}>
                Tải xuống
              </Button>
              {mayEdit && (
                <Button icon={Trash2} onClick={() => guarded(remove(shown))}>
                  Gỡ tệp
                </Button>
              )}
            </Inline>
          </>
        ) : (
          <Text tone="soft">Ứng viên chưa có CV.</Text>
        )}
        {mayEdit && <Uploading candidateId={id} />}
      </Stack>
    </Card>
  )
}

const pictures: ReadonlySet<string> = new Set(['image/webp'])

function Uploading({ candidateId }: { candidateId: number }) {
  const chosen = useChosenFiles(1)
  const [sending, setSending] = useState(false)
  const toast = useToast()
  const file = chosen.chosen[0]
  const send = async (operation: 'candidates.storeCv' | 'candidates.storePhoto') => {
    if (!file) return
    setSending(true)
    try {
      await upload(client, operation, { path: { id: candidateId }, body: { file } })
      toast.ok('Đã tải tệp lên.', { description: file.name })
      chosen.clear()
      await refreshCandidates()
    } catch (error) {
      toast.bad(errorText(error))
    }
    setSending(false)
  }
  return (
    <Stack>
      <FileField label="Thêm CV hoặc ảnh" {...chosen.field} maxFiles={1} maxSize={10 * 1024 * 1024} />
      {file && (
        <Inline>
          {!pictures.has(file.type) && (
            <Button icon={Upload} loading={sending} onClick={() => void send('candidates.storeCv')}>
              Lưu làm CV
            </Button>
          )}
          {file.type.startsWith('image/') && (
            <Button icon={Upload} loading={sending} onClick={() => void send('candidates.storePhoto')}>
              Lưu làm ảnh
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  )
}

interface PreviewProps {
  candidateId: number
  file: StoredFile
  onDownload: () => void
}

function Preview({ candidateId, file, onDownload }: PreviewProps) {
  const { id: fileId } = file
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchFile(candidateId, fileId, signal)).blob,
    [candidateId, fileId],
  )
  return <FilePreview file={file} load={load} onDownload={onDownload} />
}

/** The bytes of a file, by a ticket of its own: whoever looks or saves stands in the trail. */
async function fetchFile(candidateId: number, fileId: number, signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  const path = { id: candidateId, file_id: fileId }
  const { ticket } = await client.call('candidates.fileTicket', { path }, options)
  return download(client, 'files.download', { path: { ticket } }, options)
}
