import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Download } from 'lucide-react'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { fetchMarked, fetchTemplate, importedBy, type ImportResult } from './calls.ts'
import { ImportPreview } from './import-preview.tsx'
import { useImport } from './use-import.ts'
import type { ImportedResource, ImportWords } from './workbook-actions.tsx'

/** What an import of a catalogue says. */
const ofCatalogues: ImportWords = {
  description:
    'Dòng đã có trong danh sách sẽ được cập nhật, dòng mới sẽ được thêm. Cột không có trong tệp thì giữ nguyên. Nếu có dòng sai thì chưa có gì thay đổi.',
  warning: 'Cột không bắt buộc mà để trống ô thì giá trị đang có bị xóa.',
  hint: 'Tối đa 10,000 dòng.',
  megabytes: 5,
}

interface ImportDialogProps {
  resource: ImportedResource
  words?: ImportWords | undefined
  /** Told what was written, before it closes. */
  onWritten?: (result: ImportResult) => void
  /** Told what was taken back as a whole, long after it closed. */
  onUndone?: (result: ImportResult) => void
  onClose: () => void
}

/** Reads a workbook into a list: file, what it would change, and only then the change itself, with its way back. */
export default function ImportDialog({
  resource,
  words = ofCatalogues,
  onWritten,
  onUndone,
  onClose,
}: ImportDialogProps) {
  const { field, chosen } = useChosenFiles(1)
  const [file] = chosen
  const work = useImport(
    resource,
    (written) => {
      if (written) onWritten?.(written)
      onClose()
    },
    onUndone,
  )
  const { tried, isLong, busy, problem, run } = work
  const writes = tried ? tried.new + tried.changed : 0
  const close = () => {
    work.stop()
    onClose()
  }
  const forget = (change: () => void) => {
    work.forget()
    change()
  }
  if (run !== undefined) {
    const title = run.step === 'try' ? 'Kiểm tra tệp Excel' : 'Nhập Excel'
    return (
      <JobProgress id={run.id} title={title} onDone={work.finish} onClose={onClose}>
        {(ended) => <RefusedRows run={ended} />}
      </JobProgress>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => open || close()}>
      <DialogContent size="large">
        <DialogHeader title="Nhập Excel" description={words.description} />
        <DialogBody>
          <Stack>
            {words.warning !== undefined && (
              <Text as="p" tone="warn" weight="medium">
                {words.warning}
              </Text>
            )}
            <FileField
              label="Tệp Excel"
              hint={words.hint}
              accept={['.xlsx']}
              maxFiles={1}
              maxSize={words.megabytes * 1024 * 1024}
              disabled={busy !== undefined}
              files={field.files}
              onFilesAdd={(files) => forget(() => field.onFilesAdd(files))}
              onFileRemove={(key) => forget(() => field.onFileRemove(key))}
            />
            <Inline>
              <Button
                size="small"
                icon={Download}
                onClick={() => void work.attempt(() => fetchTemplate(resource))}
              >
                Tải mẫu
              </Button>
              {file && tried && !isLong && (
                <Button
                  size="small"
                  icon={Download}
                  onClick={() => void work.attempt(() => fetchMarked(resource, file))}
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
            {tried && <ImportPreview result={tried} isMarked={!isLong} />}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>Hủy</Button>
          {tried && tried.wrong === 0 && writes > 0 ? (
            <Button tone="primary" loading={busy === 'write'} onClick={() => file && void work.write(file)}>
              {`Nhập ${writes} dòng`}
            </Button>
          ) : (
            <Button
              tone="primary"
              loading={busy === 'try'}
              disabled={file === undefined}
              onClick={() => file && void work.attemptDry(file)}
            >
              Kiểm tra
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Why a workbook that was good as it was tried was not written: the rows that were wrong by then. */
function RefusedRows({ run }: { run: JobRun }) {
  const result = run.state === 'failed' ? importedBy(run) : undefined
  return result ? <ImportPreview result={result} isMarked={false} /> : null
}
