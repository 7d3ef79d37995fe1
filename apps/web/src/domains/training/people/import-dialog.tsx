import { upload } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

/** What a try told: how many rows there are, what they would do in words, and each row that is told. */
export interface Told {
  total: number
  wrong: number
  /** How many people it would add or change; nothing is sent for none. */
  good: number
  /** 'Sẽ thêm 20 học viên, 2 người chờ chỗ.' */
  says: string
  rows: readonly { row: number; name: string; says: string; isWrong: boolean }[]
}

interface ImportDialogProps {
  title: string
  description: string
  /** Sends a workbook, for a try or in earnest. */
  send: (sheet: File, dryRun: boolean) => Promise<Told>
  onClose: () => void
}

/** Adds or changes people by a workbook: what it would do is told first, and nothing is done while a row is wrong. */
export function TrainingImportDialog({ title, description, send, onClose }: ImportDialogProps) {
  const { field, chosen } = useChosenFiles(1)
  const [file] = chosen
  const [tried, setTried] = useState<Told>()
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
  const write = async (sheet: File) => {
    const done = await send(sheet, false)
    await queryClient.invalidateQueries()
    // What was right a moment ago may be wrong by now.
    if (done.wrong > 0) return setTried(done)
    toast.ok(done.says.replace('Sẽ', 'Đã'))
    onClose()
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
              hint="Tệp .xlsx, tối đa 5 MB và 2,000 dòng."
              accept={['.xlsx']}
              maxFiles={1}
              maxSize={5 * 1024 * 1024}
              disabled={busy}
              files={field.files}
              onFilesAdd={(files) => forget(() => field.onFilesAdd(files))}
              onFileRemove={(key) => forget(() => field.onFileRemove(key))}
            />
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

function Preview({ tried: { total, wrong, says, rows } }: { tried: Told }) {
  return (
    <Stack gap="sm">
      <Text as="p">{`Đã đọc ${total} dòng, ${wrong} dòng sai. ${wrong > 0 ? 'Chưa có gì thay đổi.' : says}`}</Text>
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

/** Puts people of a workbook into a course. */
export function ImportPeopleDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  return (
    <TrainingImportDialog
      title="Nhập học viên từ Excel"
      description="Tệp cần cột Mã nhân viên. Nếu có dòng sai thì chưa ai được thêm."
      onClose={onClose}
      send={async (sheet, dryRun) => {
        const told = await upload(client, 'trainingEmployees.import', {
          path: { id: courseId },
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        const waiting = told.waiting > 0 ? `, ${told.waiting} người chờ chỗ` : ''
        return {
          ...told,
          good: told.added,
          says: `Sẽ thêm ${told.added} học viên${waiting}.`,
          rows: told.rows.map(({ row, nhansu_id: name, errors }) => ({
            row,
            name,
            says: errors.join(' '),
            isWrong: true,
          })),
        }
      }}
    />
  )
}

type ResultRow = Data<'trainingEmployees.importResults'>['rows'][number]

/** Writes results of courses by a workbook. */
export function ImportResultsDialog({ onClose }: { onClose: () => void }) {
  return (
    <TrainingImportDialog
      title="Nhập kết quả từ Excel"
      description="Tệp cần các cột Mã khóa, Mã nhân viên, Kết quả (Đạt hoặc Không đạt); có thể thêm Điểm, Số chứng chỉ, Ngày cấp. Tệp tải về bằng Xuất danh sách có sẵn các cột này."
      onClose={onClose}
      send={async (sheet, dryRun) => {
        const told = await upload(client, 'trainingEmployees.importResults', {
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        return {
          ...told,
          good: told.changed,
          says: told.changed === 0 ? 'Không có gì thay đổi.' : `Sẽ ghi kết quả của ${told.changed} học viên.`,
          rows: told.rows.map(toldOf),
        }
      }}
    />
  )
}

function toldOf({
  row,
  training_code: course,
  nhansu_id: code,
  errors,
  changes,
}: ResultRow): Told['rows'][number] {
  const isWrong = errors.length > 0
  return {
    row,
    name: `${course}, ${code}`,
    says: isWrong ? errors.join(' ') : `${changes.join(', ')}.`,
    isWrong,
  }
}
