import { upload } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { rewardFileKindLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import { invalidate } from '@nhansu/sdk/query'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

type Kind = Schemas['RewardFileKind']

// The keys of the table are the kinds.
const kinds = (Object.keys(rewardFileKindLabels) as Kind[]).map((value) => ({
  value,
  label: rewardFileKindLabels[value],
}))
const mostBytes = 20 * 1024 * 1024

interface PaperDialogProps {
  id: number
  onClose: () => void
}

/** Takes a file of a reward or a case, by its kind; also of a record that is otherwise locked. */
export function PaperDialog({ id, onClose }: PaperDialogProps) {
  const form = useForm()
  const toast = useToast()
  const { problem, refuse, forget } = useRefusal(form)
  const { field, chosen } = useChosenFiles(1)
  const [kind, setKind] = useState<Kind | null>(null)
  const [lacks, setLacks] = useState(false)
  const [file] = chosen
  const submit = async () => {
    forget()
    setLacks(true)
    if (file === undefined || kind === null) return
    try {
      await upload(client, 'rewardPapers.storeFile', { path: { id }, body: { kind, file } })
      await invalidate(queryClient, 'rewardPapers')
      toast.ok('Đã lưu tệp.', { description: file.name })
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  const missing =
    kind === null ? 'Vui lòng chọn loại giấy tờ.' : file === undefined ? 'Vui lòng chọn tệp.' : undefined
  return (
    <FormDialogFrame
      title="Thêm tệp"
      description="Hồ sơ đã ban hành vẫn thêm được tệp."
      form={form}
      problem={problem ?? (lacks ? missing : undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select label="Loại giấy tờ" options={kinds} value={kind} onValueChange={setKind} />
      <FileField
        label="Tệp"
        {...field}
        accept={['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.jpg', '.jpeg', '.png']}
        maxSize={mostBytes}
        maxFiles={1}
      />
    </FormDialogFrame>
  )
}
