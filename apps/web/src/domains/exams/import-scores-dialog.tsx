import { download, saveFile, upload } from '@nhansu/sdk'
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
import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

type Outcome = Data<'examResults.import'>

/** Enters scores by a workbook: what it would change is told first, and nothing is entered while a row is wrong. */
export function ImportScoresDialog({ examId, onClose }: { examId: number; onClose: () => void }) {
  const { field, chosen } = useChosenFiles(1)
  const [file] = chosen
  const [tried, setTried] = useState<Outcome>()
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
  const send = (dryRun: boolean, sheet: File) =>
    upload(client, 'examResults.import', {
      path: { id: examId },
      query: { dry_run: dryRun },
      body: { file: sheet },
    })
  const write = (sheet: File) =>
    attempt(async () => {
      const { changed } = await send(false, sheet)
      await queryClient.invalidateQueries()
      toast.ok(`Đã nhập điểm của ${changed} người.`)
      onClose()
    })
  const forget = (change: () => void) => {
    setTried(undefined)
    setProblem(undefined)
    change()
  }
  const isGood = tried !== undefined && tried.wrong === 0 && tried.changed > 0
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Nhập điểm từ Excel"
          description="Người được nhận ra theo Mã nhân viên; ô để trống thì giữ nguyên. Nếu có dòng sai thì chưa có gì thay đổi."
        />
        <DialogBody>
          <Stack>
            <FileField
              label="Tệp Excel"
              hint="Tệp .xlsx, tối đa 5 MB."
              accept={['.xlsx']}
              maxFiles={1}
              maxSize={5 * 1024 * 1024}
              disabled={busy}
              files={field.files}
              onFilesAdd={(files) => forget(() => field.onFilesAdd(files))}
              onFileRemove={(key) => forget(() => field.onFileRemove(key))}
            />
            <div>
              <Button
                size="small"
                icon={Download}
                onClick={() =>
                  void attempt(async () =>
                    saveFile(await download(client, 'examResults.export', { path: { id: examId } })),
                  )
                }
              >
                Tải bảng điểm để điền
              </Button>
            </div>
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
              file && void (isGood ? write(file) : attempt(async () => setTried(await send(true, file))))
            }
          >
            {isGood ? `Nhập điểm của ${tried.changed} người` : 'Kiểm tra'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Preview({ tried: { total, changed, wrong, rows } }: { tried: Outcome }) {
  return (
    <Stack gap="sm">
      <Text as="p">{`Đã đọc ${total} dòng: ${changed} dòng có thay đổi, ${wrong} dòng sai.`}</Text>
      <ul>
        {rows.map(({ row, nhansu_id: code, changes, errors }) => (
          <li key={row}>
            <Text tone={errors.length > 0 ? 'bad' : 'soft'}>
              {`Dòng ${row} (${code}): ${[...errors, ...(errors.length > 0 ? [] : changes)].join(' ')}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
