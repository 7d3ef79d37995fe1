import { download, saveFile } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { rewardFileKindLabels, rewardPaperLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, X } from 'lucide-react'
import { useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { MadePapers } from '#web/kit/printing/made-papers.tsx'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { PaperDialog } from './paper-dialog.tsx'
import type { RewardRecord } from './record-words.ts'

type Papers = Data<'rewardPapers.list'>
type StoredFile = Papers['files'][number]
type Kind = keyof typeof rewardPaperLabels

interface RecordPapersProps {
  record: RewardRecord
  mayEdit: boolean
}

/** The papers of a reward or a case: what is missing, what is attached, what can be printed and what was. */
export function RecordPapers({ record, mayEdit }: RecordPapersProps) {
  const { id } = record
  const asked = useQuery(query('rewardPapers.list', { path: { id } }))
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Stack>
      <Heading level={3}>Giấy tờ</Heading>
      <Loaded query={asked}>
        {({ files, missing, papers }) => (
          <Stack>
            {missing.length > 0 && <Missing missing={missing} />}
            <Files id={id} files={files} mayEdit={mayEdit} />
            {mayEdit && (
              <Inline>
                <Button size="small" onClick={() => setIsAdding(true)}>
                  Thêm tệp
                </Button>
              </Inline>
            )}
            <Printing record={record} />
            {papers.length > 0 && (
              <MadePapers
                papers={papers}
                ticketFor={(row_id) => client.call('rewardPapers.paperTicket', { path: { id, row_id } })}
              />
            )}
          </Stack>
        )}
      </Loaded>
      {isAdding && <PaperDialog id={id} onClose={() => setIsAdding(false)} />}
    </Stack>
  )
}

function Missing({ missing }: Pick<Papers, 'missing'>) {
  return (
    <Stack gap="xs">
      <Text tone="warn">Còn thiếu:</Text>
      <Stack as="ul" gap="xs">
        {missing.map(({ kind, text, article }) => (
          <li key={kind}>
            <Text>{text}</Text> {article !== null && <Text tone="hint">{article}</Text>}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Files({ id, files, mayEdit }: { id: number; files: readonly StoredFile[]; mayEdit: boolean }) {
  const toast = useToast()
  const guarded = (work: Promise<void>) => void work.catch((error: unknown) => toast.bad(errorText(error)))
  const pathOf = (file: StoredFile) => ({ id, file_id: file.id })
  const save = async (file: StoredFile) => {
    const { ticket } = await client.call('rewardPapers.fileTicket', { path: pathOf(file) })
    saveFile(await download(client, 'files.download', { path: { ticket } }))
  }
  const restore = async (file: StoredFile) => {
    await client.call('rewardPapers.restoreFile', { path: pathOf(file) })
    await invalidate(queryClient, 'rewardPapers')
    toast.ok(messages.restored, { description: file.name })
  }
  const remove = async (file: StoredFile) => {
    await client.call('rewardPapers.destroyFile', { path: pathOf(file) })
    await invalidate(queryClient, 'rewardPapers')
    toast.ok('Đã gỡ tệp.', { description: file.name, action: { run: () => guarded(restore(file)) } })
  }
  if (files.length === 0) return <Text tone="soft">Chưa có tệp đính kèm.</Text>
  return (
    <Stack as="ul" gap="sm">
      {files.map((file) => (
        <li key={file.id}>
          <Inline gap="sm" justify="between" wrap={false}>
            <Text truncate>
              {rewardFileKindLabels[file.kind]}: {file.name}{' '}
              <Text tone="soft">({formatFileSize(file.size)})</Text>
            </Text>
            <Inline gap="xs" wrap={false}>
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
  )
}

/** Which papers the record has come far enough for. */
function printable({ type, meeting_date, reduced_cleared_date }: RewardRecord): Kind[] {
  if (type === 'reward') return ['reward_certificate']
  return [
    'discipline_minutes',
    ...(meeting_date === null ? [] : (['discipline_invitation', 'discipline_meeting'] as const)),
    ...(reduced_cleared_date === null ? [] : (['discipline_reduction'] as const)),
  ]
}

/** Each paper as the product's own PDF and as the company's Word file, which is of one person. */
function Printing({ record }: { record: RewardRecord }) {
  const made = async (kind: Kind, form: 'pdf' | 'docx') => {
    const file = await download(client, 'rewardPapers.print', {
      path: { id: record.id },
      body: { kind, form },
    })
    await invalidate(queryClient, 'rewardPapers')
    return file
  }
  return (
    <Stack gap="sm">
      {printable(record).map((kind) => (
        <Inline key={kind}>
          <PrintButton
            label={`In ${rewardPaperLabels[kind].toLowerCase()}`}
            fetch={() => made(kind, 'pdf')}
          />
          {record.employee_total <= 1 && (
            <PrintButton
              label="Bản Word"
              aria-label={`${rewardPaperLabels[kind]}, bản Word`}
              icon={FileText}
              fetch={() => made(kind, 'docx')}
            />
          )}
        </Inline>
      ))}
    </Stack>
  )
}
