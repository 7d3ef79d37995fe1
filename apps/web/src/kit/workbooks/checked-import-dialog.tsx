import { saveFile, type DownloadedFile } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { cleanedWords } from './cleaned-words.ts'
import { queryClient } from '#web/session/queries.ts'

/** What a try told: how many rows there are, what they would do in words, and each row that is told. */
export interface ToldRows {
  total: number
  wrong: number
  /** How many people it would add or change; nothing is sent for none. */
  good: number
  /** 'Sẽ thêm 20 học viên, 2 người chờ chỗ.' */
  says: string
  rows: readonly { row: number; name: string; says: string; isWrong: boolean }[]
  /** Titles of columns from whose cells signs were taken out that nobody sees. */
  cleaned_columns: readonly string[]
  /** Takes back what was done; offered where it can be. */
  undo?: () => Promise<void>
  /** The background work that does it, where the workbook is long; what came of it is told by `endOf`. */
  runId?: number | null
}

/** What background work has come to. */
export type EndOfRun = Pick<ToldRows, 'says' | 'cleaned_columns' | 'undo'>

interface CheckedImportDialogProps {
  title: string
  description: string
  /** Sends a workbook, for a try or in earnest. */
  send: (sheet: File, dryRun: boolean) => Promise<ToldRows>
  /** A workbook to be filled in, offered under its own words; none where the reader has one. */
  template?: { label: string; fetch: () => Promise<DownloadedFile> }
  /** Fetches the sent workbook with what each row would do, and what is wrong, beside its rows. */
  marked?: (sheet: File) => Promise<DownloadedFile>
  /** So many rows the server takes of one workbook. */
  mostRows?: number
  /** Reads the result of background work, where a long workbook is written by it. */
  endOf?: (run: JobRun) => EndOfRun
  onClose: () => void
}

/**
 * Adds or changes records by a workbook that is read at once: what it would do is told first, and nothing is done while a row
 * is wrong. Where the server leaves writing to background work, that is waited for. Imports of whole lists have `ImportDialog`.
 */
export function CheckedImportDialog({
  title,
  description,
  send,
  template,
  marked,
  mostRows = 2000,
  endOf,
  onClose,
}: CheckedImportDialogProps) {
  const { field, chosen } = useChosenFiles(1)
  const [file] = chosen
  const [tried, setTried] = useState<ToldRows>()
  const [runId, setRunId] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }
  const forget = (change: () => void) => {
    setTried(undefined)
    setProblem(undefined)
    change()
  }
  const tell = ({ says, cleaned_columns: cleaned, undo }: EndOfRun) => {
    toast.ok(says.replace('Sẽ', 'Đã'), {
      ...(cleaned.length > 0 && { description: cleanedWords(cleaned) }),
      ...(undo && { action: { label: 'Hoàn tác', run: () => void undo() } }),
    })
    onClose()
  }
  const write = async (sheet: File) => {
    const done = await send(sheet, false)
    if (done.runId) return setRunId(done.runId)
    await queryClient.invalidateQueries()
    // What was right a moment ago may be wrong by now.
    if (done.wrong > 0) return setTried(done)
    tell(done)
  }
  if (runId !== undefined) {
    const finish = async (run: JobRun) => {
      await queryClient.invalidateQueries()
      if (endOf) tell(endOf(run))
    }
    return (
      <JobProgress
        id={runId}
        title={title}
        note="Hãy đợi đến khi xong nếu bạn muốn hoàn tác được. Đóng cửa sổ này thì việc nhập vẫn chạy tiếp, nhưng không còn nút Hoàn tác."
        onDone={(run) => void finish(run)}
        onClose={onClose}
      />
    )
  }
  const isGood = tried !== undefined && tried.wrong === 0 && tried.good > 0
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title={title} description={description} />
        <DialogBody>
          <Stack>
            <FileField
              label="Tệp Excel"
              hint={`Tối đa ${formatNumber(mostRows)} dòng.`}
              accept={['.xlsx']}
              maxFiles={1}
              maxSize={5 * 1024 * 1024}
              disabled={busy}
              files={field.files}
              onFilesAdd={(files) => forget(() => field.onFilesAdd(files))}
              onFileRemove={(key) => forget(() => field.onFileRemove(key))}
            />
            <Inline>
              {template && (
                <Button
                  size="small"
                  icon={Download}
                  onClick={() => void attempt(async () => saveFile(await template.fetch()))}
                >
                  {template.label}
                </Button>
              )}
              {marked && file && tried && (
                <Button
                  size="small"
                  icon={Download}
                  onClick={() => void attempt(async () => saveFile(await marked(file)))}
                >
                  Tải tệp có ghi kết quả từng dòng
                </Button>
              )}
            </Inline>
            {problem !== undefined && (
              <Text as="p" tone="bad">
                {problem}
              </Text>
            )}
            {tried && <Preview tried={tried} />}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Hủy</Button>
          <Button
            tone="primary"
            loading={busy}
            disabled={file === undefined}
            onClick={() =>
              file &&
              void attempt(async () => (isGood ? await write(file) : setTried(await send(file, true))))
            }
          >
            {isGood ? 'Nhập' : 'Kiểm tra'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Preview({ tried: { total, wrong, says, rows, cleaned_columns: cleaned } }: { tried: ToldRows }) {
  return (
    <Stack gap="sm">
      <Text as="p">{`Đã đọc ${total} dòng, ${wrong} dòng sai. ${wrong > 0 ? 'Chưa có gì thay đổi.' : says}`}</Text>
      {cleaned.length > 0 && (
        <Text as="p" tone="soft">
          {cleanedWords(cleaned)}
        </Text>
      )}
      <ul>
        {rows.map(({ row, name, says: words, isWrong }) => (
          <li key={row}>
            <Text tone={isWrong ? 'bad' : 'soft'}>{`Dòng ${row} (${name}): ${words}`}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
