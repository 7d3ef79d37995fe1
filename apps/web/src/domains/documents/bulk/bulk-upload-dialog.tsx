import { Button } from '@nhansu/ui/button/button.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Divider } from '@nhansu/ui/layout/divider.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#web/kit/forms/problem.tsx'
import { acceptedEndings, mostBytes } from '#web/kit/record-files/file-rules.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { query } from '#web/session/queries.ts'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { type BulkFile, isAssigned } from './bulk-file.ts'
import { BulkFileRow } from './bulk-file-row.tsx'
import { useBulkUpload } from './use-bulk-upload.ts'

/** Files of one upload. */
const mostFiles = 200

/** Types in use; a decision needs a type and a number of its own, which the form of one document asks for. */
const offeredTypes = {
  is_active: { operator: 'equal', value: true },
  is_decision: { operator: 'equal', value: false },
} as const

/** Up to 200 files, each of which becomes a document: names say person and type, and what they do not say is chosen here. */
export default function BulkUploadDialog({ onClose }: { onClose: () => void }) {
  const uploads = useBulkUpload()
  const { files, isSending } = uploads
  const [issueDate, setIssueDate] = useState<string | null>(todayInVietNam)
  const [edited, setEdited] = useState<string>()
  const mayLeave = useLeaveQuestion()
  useUnsavedWork(files.some(({ state }) => state !== 'done'))
  const { data } = useQuery(query('documentTypes.list', { query: { filter: offeredTypes } }))
  const types = (data?.document_types ?? []).map(({ id, name }) => ({ value: id, label: name }))

  const close = async () => {
    if (!(await mayLeave())) return
    uploads.stop()
    onClose()
  }
  const send = (again?: readonly string[]) => {
    setEdited(undefined)
    if (issueDate !== null) void uploads.send(issueDate, again)
  }
  const ready = files.filter((file) => file.state === 'waiting' && isAssigned(file)).length
  return (
    <Dialog open onOpenChange={(open) => open || void close()}>
      <DialogContent size="large">
        <DialogHeader
          title="Tải lên nhiều tệp"
          description="Tên tệp có mã nhân viên và tên loại, ví dụ 'SM001842_Bằng cấp.pdf'. Mỗi tệp thành một tài liệu."
        />
        <DialogBody>
          <Stack>
            <DateField
              label="Ngày ban hành của các tài liệu"
              required
              value={issueDate}
              disabled={isSending}
              onValueChange={setIssueDate}
            />
            <FileField
              label="Tệp"
              files={[]}
              accept={acceptedEndings}
              maxSize={mostBytes}
              maxFiles={Math.max(mostFiles - files.length, 0)}
              disabled={isSending || files.length >= mostFiles}
              onFilesAdd={(chosen) => void uploads.add(chosen)}
              onFileRemove={uploads.remove}
            />
            <Problem>{uploads.problem}</Problem>
            <output>{files.length > 0 && <Text tone="soft">{countsOf(uploads)}</Text>}</output>
            <Stack as="ul" gap="sm">
              {files.map((file) => (
                <li key={file.key}>
                  <Stack gap="sm">
                    <Divider />
                    <BulkFileRow
                      file={file}
                      types={types}
                      isEdited={edited === file.key}
                      isBusy={isSending}
                      onEdit={() => setEdited(edited === file.key ? undefined : file.key)}
                      onChange={(part) => uploads.change(file.key, part)}
                      onRemove={() => uploads.remove(file.key)}
                      onRetry={() => send([file.key])}
                    />
                  </Stack>
                </li>
              ))}
            </Stack>
          </Stack>
        </DialogBody>
        <DialogFooter>
          {isSending ? (
            <Button key="stop" onClick={uploads.stop}>
              Dừng
            </Button>
          ) : (
            <Button key="close" onClick={() => void close()}>
              Đóng
            </Button>
          )}
          {/* It keeps its place while files are sent, so that the second click of two stops nothing. */}
          <Button
            key="send"
            tone="primary"
            loading={isSending}
            disabled={!isSending && (ready === 0 || issueDate === null)}
            onClick={() => send()}
          >
            {ready > 0 ? `Tải lên ${formatNumber(ready)} tệp` : 'Tải lên'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** How far everything is, in words; read out whenever it changes. */
function countsOf({ files, isMatching, isWaiting }: ReturnType<typeof useBulkUpload>): string {
  if (isMatching) return 'Đang nhận nhân viên và loại theo tên tệp…'
  const count = (is: (file: BulkFile) => boolean) => files.filter(is).length
  const failed = count(({ state }) => state === 'failed')
  const missing = count((file) => file.state === 'waiting' && !isAssigned(file))
  return [
    `Đã lưu ${formatNumber(count(({ state }) => state === 'done'))} trên ${formatNumber(files.length)} tệp`,
    isWaiting && 'máy chủ nhận đủ số tệp của phút này, sẽ tự gửi tiếp',
    missing > 0 && `${formatNumber(missing)} tệp còn thiếu nhân viên hoặc loại, sẽ không được gửi`,
    failed > 0 && `${formatNumber(failed)} tệp lỗi`,
  ]
    .filter(Boolean)
    .join(' · ')
}
