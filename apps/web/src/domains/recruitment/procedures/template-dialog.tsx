import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Columns, FullRow } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { TaskNameField } from '#web/kit/forms/task-name-field.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { dueWords, type Nature, type TemplateItem, type TemplateValues } from './template-items.ts'

interface TemplateDialogProps {
  label: string
  nature: Nature
  /** What it begins with. */
  items: readonly TemplateItem[]
  /** That of the template that is there; 0 for a new one. */
  version: number
  onClose: () => void
}

/** The form of the template of one nature of work, saved as a whole. */
export default function TemplateDialog({ label, nature, items, version, onClose }: TemplateDialogProps) {
  const form = useForm<TemplateValues>({ defaultValues: { items: [...items] } })
  const { problem, refuse, forget } = useRefusal(form)
  const [saving] = useState(() => mutation('procedureTemplates.update'))
  const { mutateAsync: save } = useMutation(saving)
  const toast = useToast()
  const submit = async (values: TemplateValues) => {
    forget()
    try {
      const sent = values.items.map((item) => ({ ...item, name: item.name.trim() }))
      await save({ body: { nature_of_work: nature, items: sent, version } })
      toast.ok(`Đã lưu mẫu thủ tục: ${label}.`)
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={`Mẫu thủ tục: ${label}`}
        description="Áp dụng cho thủ tục được lập từ lúc lưu."
        size="large"
        form={form}
        isChange
        problem={problem}
        onSubmit={submit}
        onClose={onClose}
      >
        <ItemRows />
      </FormDialogFrame>
    </FormProvider>
  )
}

function ItemRows() {
  const { control, register } = useFormContext<TemplateValues>()
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'items' })
  return (
    <RepeatedRows
      title="Công việc"
      rows={fields}
      rowKey={({ id }) => id}
      rowName={(row, index) => row.name || `công việc ${index + 1}`}
      addLabel="Thêm công việc"
      empty="Chưa có công việc nào. Lưu mẫu trống là bỏ mẫu này."
      onAdd={() => append({ name: '', is_needed: false, needs_paper: false, due_days: null })}
      onRemove={remove}
      onRestore={({ name, is_needed, needs_paper, due_days }, index) =>
        insert(index, { name, is_needed, needs_paper, due_days })
      }
      onMove={move}
      renderRow={(_, index) => (
        <Columns count={2}>
          <FullRow>
            <TaskNameField index={index} label="Công việc" />
          </FullRow>
          <Controller
            control={control}
            name={`items.${index}.due_days`}
            rules={{
              min: { value: -365, message: 'Hạn không được sớm hơn 365 ngày trước ngày nhận việc.' },
              max: { value: 365, message: 'Hạn không được muộn hơn 365 ngày sau ngày nhận việc.' },
            }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <NumberField
                {...field}
                label="Hạn so với ngày nhận việc (ngày)"
                hint={field.value === null ? 'Số âm là trước ngày nhận việc.' : dueWords(field.value)}
                error={fieldState.error?.message}
                onValueChange={onChange}
              />
            )}
          />
          <Stack gap="sm">
            <Checkbox label="Cần trước ngày nhận việc" {...register(`items.${index}.is_needed`)} />
            <Checkbox label="Cần giấy tờ" {...register(`items.${index}.needs_paper`)} />
          </Stack>
        </Columns>
      )}
    />
  )
}
