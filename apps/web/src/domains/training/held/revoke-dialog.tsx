import { formatDate } from '@nhansu/ui/format/date.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'

/** A certificate that somebody holds. */
export type EmployeeCertificate = Row<'employeeCertificates'>

interface RevokeDialogProps {
  certificate: EmployeeCertificate
  onClose: () => void
}

/** Asks why a certificate is revoked, and says what that does. */
export default function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const { id, version, number, full_name: name, certificate_name: kind, issue_date: issued } = certificate
  const form = useForm({ defaultValues: { reason: '' } })
  const [revoking] = useState(() => mutation('employeeCertificates.revoke'))
  const { mutateAsync } = useMutation(revoking)
  const { problem, submit } = usePreviewedWork(form, {
    work: async ({ reason }: { reason: string }) => {
      await mutateAsync({ path: { id }, body: { reason: reason.trim(), version } })
      return { done: `Đã thu hồi chứng chỉ số ${number}.` }
    },
    onClose,
  })
  return (
    <FormDialogFrame
      title="Thu hồi chứng chỉ"
      form={form}
      problem={problem}
      submitLabel="Thu hồi"
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {`${kind}, số ${number}, cấp cho ${name} ngày ${formatDate(issued)}. Chứng chỉ hết giá trị từ hôm nay và vẫn nằm trong danh sách; thao tác này không hoàn tác được.`}
      </Text>
      <TextField
        label="Lý do"
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Vui lòng nhập lý do.',
          maxLength: { value: 500, message: 'Lý do không được vượt quá 500 ký tự.' },
        })}
      />
    </FormDialogFrame>
  )
}
