import { upload } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { isApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { refreshTemplates, seatOf } from './template-seat.ts'

const mostBytes = 5 * 1024 * 1024

/** Sends a Word file to be the template of a kind of paper; one with faults is refused, and each fault is named here. */
export function TemplateUpload({ template }: { template: Schemas['PaperTemplate'] }) {
  const { chosen, field, clear } = useChosenFiles(1)
  const [sending, setSending] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const toast = useToast()
  const [file] = chosen
  const send = async () => {
    if (!file) return
    setSending(true)
    setFaults([])
    try {
      await upload(client, 'paperTemplates.store', { ...seatOf(template), body: { file } })
      toast.ok('Mẫu đạt kiểm tra và được dùng từ bây giờ.', { description: template.title })
      clear()
      await refreshTemplates()
    } catch (error) {
      setFaults(faultsOf(error))
    }
    setSending(false)
  }
  return (
    <Stack>
      <FileField
        label={template.file ? 'Thay mẫu' : 'Tải mẫu lên'}
        hint="Tệp .docx không có macro, hình ảnh chèn hẳn trong tệp. Bản đã in không đổi theo mẫu mới."
        {...field}
        onFilesAdd={(files) => {
          setFaults([])
          field.onFilesAdd(files)
        }}
        onFileRemove={(key) => {
          setFaults([])
          field.onFileRemove(key)
        }}
        accept={['.docx']}
        maxSize={mostBytes}
        maxFiles={1}
        disabled={sending}
      />
      {faults.length > 0 && (
        <div role="alert">
          <Stack gap="sm">
            <Text as="p" weight="strong" tone="bad">
              Mẫu chưa dùng được:
            </Text>
            <Stack as="ul" gap="sm">
              {faults.map((fault) => (
                <li key={fault}>
                  <Text tone="bad">{fault}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        </div>
      )}
      {file && (
        <div>
          <Button tone="primary" icon={Upload} loading={sending} onClick={() => void send()}>
            Kiểm tra và dùng mẫu này
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Each fault of the file where the server names them, else the one sentence of what went wrong. */
function faultsOf(error: unknown): readonly string[] {
  const named = isApiError(error) && error.kind === 'validation' ? (error.fields['file'] ?? []) : []
  return named.length > 0 ? named : [errorText(error)]
}
