import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { dataArchiveStateLabels } from '@nhansu/sdk/domains/personal-data'
import { invalidate } from '@nhansu/sdk/query'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import { client } from '#web/session/client.ts'
import { mutation, query, queryClient } from '#web/session/queries.ts'

type Archive = Schemas['DataArchive']

interface DataArchivesProps {
  employeeId: number
  /** True for the reader's own file. */
  own: boolean
  /** The open request on which HR has one made; without it others' archives are only told of. */
  requestId?: number
}

const work = 'Lập gói dữ liệu'
const tones: Record<Archive['state'], StatusTone> = {
  working: 'info',
  ready: 'ok',
  taken: 'neutral',
  expired: 'neutral',
  failed: 'bad',
}

/** Archives of everything that is kept about somebody: had made here, fetched once within a day. */
export function DataArchives({ employeeId, own, requestId }: DataArchivesProps) {
  const asked = useQuery(query('dataArchives.list', { path: { id: employeeId } }))
  const make = useMutation(mutation('dataArchives.make'))
  const toast = useToast()
  const [runId, setRunId] = useState<number>()
  const title = own ? 'Toàn bộ dữ liệu về tôi' : 'Gói dữ liệu đã lập'
  const begin = () =>
    make.mutate(
      { path: { id: employeeId }, body: requestId === undefined ? {} : { request_id: requestId } },
      {
        onSuccess: ({ run_id }) => setRunId(run_id),
        onError: (error) => toast.bad(errorText(error)),
      },
    )
  return (
    <Stack gap="md">
      <Inline gap="md" justify="between">
        <Heading level={requestId === undefined ? 2 : 3}>{title}</Heading>
        {(own || requestId !== undefined) && (
          <Button loading={make.isPending} onClick={begin}>
            {work}
          </Button>
        )}
      </Inline>
      <Text as="p" tone="soft">
        {own
          ? 'Một tệp ZIP có dữ liệu mà công ty đang giữ về bạn: bảng tính, bản đọc được và các tệp. Phần không đưa vào được nêu trong gói, kèm lý do. Gói chỉ tải được một lần, trong 24 giờ.'
          : 'Gói có cả lương và thông tin nhạy cảm, chỉ người lập tải được, một lần, trong 24 giờ. Mỗi lần tải được báo cho chủ hồ sơ.'}
      </Text>
      <Loaded
        query={asked}
        title={title}
        level={3}
        empty={({ archives }) => (archives.length === 0 ? 'Chưa có gói nào được lập.' : null)}
      >
        {({ archives }) => (
          <Stack as="ul" gap="md">
            {archives.map((archive) => (
              <li key={archive.id}>
                <OneArchive archive={archive} employeeId={employeeId} onWait={setRunId} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      {runId !== undefined && (
        <JobProgress
          id={runId}
          title={work}
          note="Có thể đóng cửa sổ này, gói vẫn được lập."
          onDone={() => void refresh()}
          onClose={() => {
            setRunId(undefined)
            void refresh()
          }}
        >
          {() => <Text as="p">Gói đã sẵn sàng, hãy tải trong 24 giờ.</Text>}
        </JobProgress>
      )}
    </Stack>
  )
}

function refresh(): Promise<void> {
  return invalidate(queryClient, 'dataArchives')
}

interface OneArchiveProps {
  archive: Archive
  employeeId: number
  onWait: (runId: number) => void
}

function OneArchive({ archive, employeeId, onWait }: OneArchiveProps) {
  const { id, state, is_mine, run_id, created_at } = archive
  const [isFetching, setIsFetching] = useState(false)
  const toast = useToast()
  const made = formatDateTime(created_at)
  const save = async () => {
    setIsFetching(true)
    try {
      const { ticket } = await client.call('dataArchives.ticket', { path: { id: employeeId, row_id: id } })
      saveFile(await download(client, 'files.download', { path: { ticket } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
    setIsFetching(false)
    await refresh()
  }
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{`Gói lập lúc ${made}`}</Text>
        <Text tone="soft" size="hint">
          {hintOf(archive)}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Status tone={tones[state]}>{dataArchiveStateLabels[state]}</Status>
        {state === 'ready' && is_mine && (
          <Button
            size="small"
            tone="primary"
            loading={isFetching}
            aria-label={`Tải gói lập lúc ${made}`}
            onClick={() => void save()}
          >
            Tải gói
          </Button>
        )}
        {state === 'working' && is_mine && run_id !== null && (
          <Button size="small" aria-label={`Xem tiến độ gói lập lúc ${made}`} onClick={() => onWait(run_id)}>
            Xem tiến độ
          </Button>
        )}
      </Inline>
    </Inline>
  )
}

function hintOf({
  rows,
  files,
  missing,
  size,
  expires_at,
  taken_at,
  state,
  is_mine,
  requested_by_name,
}: Archive) {
  const parts = [
    !is_mine && requested_by_name && `${requested_by_name} lập`,
    rows !== null && `${formatNumber(rows)} dòng dữ liệu`,
    files !== null && `${formatNumber(files)} tệp`,
    missing !== null && missing > 0 && `${formatNumber(missing)} tệp chưa lấy được`,
    size !== null && formatFileSize(size),
    state === 'ready' && expires_at !== null && `tải trước ${formatDateTime(expires_at)}`,
    taken_at !== null && `đã tải lúc ${formatDateTime(taken_at)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
