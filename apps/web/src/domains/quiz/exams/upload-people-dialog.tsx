import { upload } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { takerColumns } from '@nhansu/sdk/domains/quiz'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { ImportPreview } from '#web/kit/workbooks/import-preview.tsx'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

type Outcome = Data<'quizExams.upload'>['import']

/** Puts the people of a workbook down: what it would do is told first, and nothing is done while a row is wrong. */
export function UploadPeopleDialog({ examId, onClose }: { examId: number; onClose: () => void }) {
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
  const send = async (dryRun: boolean, sheet: File) => {
    const input = { path: { id: examId }, query: { dry_run: dryRun }, body: { file: sheet } }
    return (await upload(client, 'quizExams.upload', input)).import
  }
  const write = (sheet: File) =>
    attempt(async () => {
      const { new: added, changed } = await send(false, sheet)
      await invalidate(queryClient, 'quizExams')
      toast.ok(`Đã thêm ${added} thí sinh, cập nhật ${changed} người.`)
      onClose()
    })
  const forget = (change: () => void) => {
    setTried(undefined)
    setProblem(undefined)
    change()
  }
  const rows = tried ? tried.new + tried.changed : 0
  const isGood = tried !== undefined && tried.wrong === 0 && rows > 0
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Nhập thí sinh từ Excel"
          description={`Tệp cần cột ${takerColumns.number}, và có thể có cột ${takerColumns.room}, ${takerColumns.extra}. Người đã có trong danh sách thì được cập nhật phòng thi, thêm giờ; cột nào tệp không có thì giữ nguyên. Nếu có dòng sai thì chưa có gì thay đổi.`}
        />
        <DialogBody>
          <Stack>
            <FileField
              label="Tệp Excel"
              accept={['.xlsx']}
              maxFiles={1}
              maxSize={5 * 1024 * 1024}
              disabled={busy}
              files={field.files}
              onFilesAdd={(files) => forget(() => field.onFilesAdd(files))}
              onFileRemove={(key) => forget(() => field.onFileRemove(key))}
            />
            <Problem>{problem}</Problem>
            {tried && <ImportPreview isMarked={false} result={tried} />}
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
            {isGood ? `Nhập ${rows} dòng` : 'Kiểm tra'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
