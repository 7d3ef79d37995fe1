import type { Data } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
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

/** Where the company's papers are issued, and where its reports on labour go. */
export function CompanyPlace({ company }: { company: Company }) {
  const form = useForm({
    defaultValues: { place: company.place ?? '', labour_office: company.labour_office ?? '' },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  useUnsavedWork(isDirty)

  const submit = async ({ place, labour_office }: { place: string; labour_office: string }) => {
    forget()
    if (!isDirty) {
      toast.info(messages.unchanged)
      return
    }
    try {
      const body = {
        place: place.trim() || null,
        labour_office: labour_office.trim() || null,
        version: company.version,
      }
      const saved = await client.call('company.update', { body })
      queryClient.setQueryData(query('company.show').queryKey, saved)
      await invalidate(queryClient, 'labourReport')
      toast.ok(messages.updated, { description: 'Thông tin trên văn bản' })
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
          <TextField
            label="Nơi nhận báo cáo lao động"
            hint="Cơ quan nhận báo cáo tình hình sử dụng lao động (mẫu 01/PLI), ví dụ: Sở Nội vụ thành phố Hà Nội."
            error={errors.labour_office?.message}
            {...form.register('labour_office', {
              maxLength: { value: 200, message: 'Tên nơi nhận không được vượt quá 200 ký tự.' },
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
