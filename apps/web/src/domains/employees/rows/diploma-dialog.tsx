import { upload } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

interface DiplomaDialogProps {
  /** The employee and his row of education. */
  path: { id: number; row_id: number }
  /** What the row is called. */
  name: string
  /** Told what is kept now. */
  onStored: (file: Data<'employeeDiplomas.storeFile'>['diploma']) => void
  onClose: () => void
}

const mostBytes = 10 * 1024 * 1024

/** Takes the scan of a diploma, in place of the one that is there. */
export default function DiplomaDialog({ path, name, onStored, onClose }: DiplomaDialogProps) {
  const form = useForm()
  const { problem, refuse, forget } = useRefusal(form)
  const { field, chosen } = useChosenFiles(1)
  const [isMissing, setIsMissing] = useState(false)
  const [file] = chosen
  const submit = async () => {
    forget()
    setIsMissing(file === undefined)
    if (file === undefined) return
    try {
      const saved = await upload(client, 'employeeDiplomas.storeFile', { path, body: { file } })
      await invalidate(queryClient, 'employeeDiplomas')
      onStored(saved.diploma)
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title={`Tệp văn bằng: ${name}`}
      description="Bản quét của văn bằng, giữ nguyên như tệp gửi lên."
      form={form}
      problem={problem ?? (isMissing && file === undefined ? 'Vui lòng chọn tệp.' : undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileField
        label="Tệp văn bằng"
        {...field}
        accept={['.pdf', '.jpg', '.jpeg', '.png']}
        maxSize={mostBytes}
        maxFiles={1}
      />
    </FormDialogFrame>
  )
}
