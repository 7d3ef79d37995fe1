import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'

type Company = Data<'company.show'>['company']

/** Where the company's papers are issued: the place before their date. */
export function CompanyPlace({ company }: { company: Company }) {
  const form = useForm({ defaultValues: { place: company.place ?? '' } })
  const { errors, isDirty, isSubmitting } = form.formState
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  useUnsavedWork(isDirty)

  const submit = async ({ place }: { place: string }) => {
    forget()
    const words = place.trim()
    try {
      const body = { place: words === '' ? null : words, version: company.version }
      const saved = await client.call('company.update', { body })
      queryClient.setQueryData(query('company.show').queryKey, saved)
      toast.ok(messages.updated, { description: 'Địa danh trên văn bản' })
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <Card title="Trên văn bản">
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack>
          <TextField label="Tên công ty" value={company.name} readOnly />
          <TextField
            label="Địa danh"
            hint="Đứng trước ngày ban hành, ví dụ: Hà Nội, ngày 05 tháng 02 năm 2026."
            error={errors.place?.message}
            {...form.register('place', {
              maxLength: { value: 100, message: 'Địa danh không được vượt quá 100 ký tự.' },
            })}
          />
          <Problem>{problem}</Problem>
          <div>
            <Button type="submit" tone="primary" loading={isSubmitting}>
              Lưu
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
