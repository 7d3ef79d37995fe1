import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FilePreview } from '#web/kit/file-preview/file-preview.tsx'
import { client } from '#web/session/client.ts'
import { mutation, queryClient } from '#web/session/queries.ts'
import { dueWords, ReaderStatus } from './reader-status.tsx'

type Reading = Schemas['OwnReading']
type ReadFile = Reading['files'][number]

/** One document that the reader is asked to read: its files, and the button that is open once he has opened each. */
export function OwnReadingCard({ reading }: { reading: Reading }) {
  const { id, files, state, days_left: daysLeft, document_summary: summary } = reading
  const [chosen, setChosen] = useState<number>()
  const shown = files.find((file) => file.id === chosen)
  return (
    <Card title={summary} actions={<ReaderStatus state={state} daysLeft={daysLeft} />}>
      <Stack>
        <Text tone="soft">
          {`${reading.document_type_label} ${reading.document_number} · Hạn xác nhận ${formatDate(reading.due_date)}`}
          {state !== 'confirmed' && ` (${dueWords(daysLeft)})`}
        </Text>
        {state === 'again' && <Text>Tài liệu có tệp mới kể từ lần bạn xác nhận.</Text>}
        {files.length === 0 && (
          <Text>Tài liệu hiện không có tệp nào mở được. Bạn chưa cần làm gì cho đến khi có tệp mới.</Text>
        )}
        <Stack as="ul" gap="sm">
          {files.map((file) => (
            <li key={file.id}>
              <Inline gap="sm" justify="between">
                <Text>
                  {file.name}{' '}
                  <Text tone="soft">{`(${formatFileSize(file.size)}) · ${openedWords(file)}`}</Text>
                </Text>
                <Button
                  size="small"
                  aria-label={`${file.id === chosen ? 'Ẩn' : 'Đọc'} ${file.name}`}
                  aria-pressed={file.id === chosen}
                  onClick={() => setChosen(file.id === chosen ? undefined : file.id)}
                >
                  {file.id === chosen ? 'Ẩn' : 'Đọc'}
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
        {shown && <OpenedFile key={shown.id} readingId={id} file={shown} />}
        {state === 'confirmed'
          ? reading.confirmed_at && (
              <Text tone="soft">Bạn đã xác nhận lúc {formatDateTime(reading.confirmed_at)}.</Text>
            )
          : files.length > 0 && <Confirm reading={reading} />}
      </Stack>
    </Card>
  )
}

function openedWords({ opened_at: opened, confirmed_at: confirmed }: ReadFile): string {
  if (confirmed !== null) return 'đã xác nhận'
  return opened === null ? 'chưa mở' : 'đã mở'
}

function OpenedFile({ readingId, file }: { readingId: number; file: ReadFile }) {
  const { id: fileId } = file
  const toast = useToast()
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchFile(readingId, fileId, signal)).blob,
    [readingId, fileId],
  )
  const save = async () => saveFile(await fetchFile(readingId, fileId))
  return (
    <FilePreview
      file={file}
      load={load}
      onDownload={() => void save().catch((error: unknown) => toast.bad(errorText(error)))}
    />
  )
}

/** The bytes of a file by a ticket of the reader's own: that he has fetched it counts as having opened it. */
async function fetchFile(readingId: number, fileId: number, signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  const path = { id: readingId, file_id: fileId }
  const { ticket } = await client.call('documentReadings.ticket', { path }, options)
  const fetched = await download(client, 'files.download', { path: { ticket } }, options)
  await invalidate(queryClient, 'documentReadings')
  return fetched
}

function Confirm({ reading: { id, files, document_summary: summary } }: { reading: Reading }) {
  const toast = useToast()
  const [confirming] = useState(() => mutation('documentReadings.confirm'))
  const { mutate, isPending } = useMutation(confirming)
  const isOpened = files.length > 0 && files.every(({ opened_at: at }) => at !== null)
  const confirm = () =>
    mutate(
      { path: { id }, body: { file_ids: files.map((file) => file.id) } },
      {
        onSuccess: () => toast.ok('Đã ghi nhận xác nhận của bạn.', { description: summary }),
        onError: (error) => toast.bad(errorText(error)),
      },
    )
  return (
    <Inline gap="sm">
      <Button
        tone="primary"
        icon={CheckCheck}
        disabled={!isOpened}
        loading={isPending}
        aria-label={`Tôi đã đọc và hiểu: ${summary}`}
        onClick={confirm}
      >
        Tôi đã đọc và hiểu
      </Button>
      {!isOpened && <Text tone="soft">Mở và đọc từng tệp trước khi xác nhận.</Text>}
    </Inline>
  )
}
