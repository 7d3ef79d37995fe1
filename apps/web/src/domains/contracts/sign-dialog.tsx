import { upload } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { refreshContracts } from './refresh-contracts.ts'

interface SignDialogProps {
  contract: Pick<Schemas['ContractRow'], 'id' | 'contract_number' | 'full_name'>
  onClose: () => void
}

const mostBytes = 20 * 1024 * 1024

/** Takes the signed copy of a contract, or the id of the electronic one. */
export default function SignDialog({ contract, onClose }: SignDialogProps) {
  const form = useForm<{ e_contract_id: string }>({ defaultValues: { e_contract_id: '' } })
  const { problem, refuse, forget } = useRefusal(form)
  const [file, setFile] = useState<File>()
  const toast = useToast()
  const submit = async ({ e_contract_id }: { e_contract_id: string }) => {
    forget()
    const id = e_contract_id.trim()
    try {
      const body = { ...(file && { file }), ...(id !== '' && { e_contract_id: id }) }
      await upload(client, 'contracts.sign', { path: { id: contract.id }, body })
      discardUnsavedWork()
      toast.ok('Đã lưu bản ký.', { description: contract.contract_number ?? contract.full_name })
      await refreshContracts()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title={`Lưu bản ký: ${contract.contract_number ?? contract.full_name}`}
      description="Bản quét của hợp đồng đã ký, hoặc mã của hợp đồng điện tử."
      form={form}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileField
        label="Bản ký"
        files={file ? [{ key: 'copy', name: file.name, size: file.size }] : []}
        accept={['.pdf', '.jpg', '.jpeg', '.png']}
        maxSize={mostBytes}
        maxFiles={1}
        onFilesAdd={([added]) => setFile(added)}
        onFileRemove={() => setFile(undefined)}
      />
      <TextField
        label="Mã hợp đồng điện tử"
        error={form.formState.errors.e_contract_id?.message}
        {...form.register('e_contract_id')}
      />
    </FormDialogFrame>
  )
}
