import { leaverDueRuleLabels, leaverTaskDoerLabels } from '@nhansu/sdk/domains/leaving'
import { Columns, FullRow } from '@nhansu/ui/layout/columns.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { TaskNameField } from '#web/kit/forms/task-name-field.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { isByLaw, type TemplateItem, type TemplateValues, wordsOfItem } from './template-words.ts'

interface TemplateDialogProps {
  /** What it begins with. */
  items: readonly TemplateItem[]
  /** That of the company's template; 0 until it saves one. */
  version: number
  onClose: () => void
}

/** The form of the company's template, saved as a whole. */
export default function TemplateDialog({ items, version, onClose }: TemplateDialogProps) {
  const form = useForm<TemplateValues>({ defaultValues: { items: [...items] } })
  const { problem, refuse, forget } = useRefusal(form)
  const [saving] = useState(() => mutation('leaverTemplate.update'))
  const { mutateAsync: save } = useMutation(saving)
  const toast = useToast()
  const submit = async ({ items: written }: TemplateValues) => {
    forget()
    try {
      await save({ body: { items: written.map(tidy), version } })
      toast.ok('Đã lưu mẫu việc cần làm khi nghỉ việc.')
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title="Mẫu việc cần làm khi nghỉ việc"
        description="Áp dụng cho việc nghỉ được ghi từ lúc lưu."
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

/** Where the law says the number of days, none is sent. */
function tidy({ name, due_rule, due_days, ...item }: TemplateItem): TemplateItem {
  return { ...item, name: name.trim(), due_rule, due_days: isByLaw(due_rule) ? null : due_days }
}

function ItemRows() {
  const { control } = useFormContext<TemplateValues>()
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'items' })
  return (
    <RepeatedRows
      title="Việc cần làm"
      rows={fields}
      rowKey={({ id }) => id}
      rowName={(row, index) => row.name || `việc ${index + 1}`}
      addLabel="Thêm việc"
      empty="Chưa có việc nào. Lưu mẫu trống là dùng lại các việc thường có."
      onAdd={() => append({ name: '', doer: 'hr', due_rule: 'days', due_days: 0 })}
      onRemove={remove}
      onRestore={({ name, doer, due_rule, due_days }, index) =>
        insert(index, { name, doer, due_rule, due_days })
      }
      onMove={move}
      renderRow={(_, index) => <ItemFields index={index} />}
    />
  )
}

function ItemFields({ index }: { index: number }) {
  const { control } = useFormContext<TemplateValues>()
  const item = useWatch({ control, name: `items.${index}` })
  return (
    <Columns count={2}>
      <FullRow>
        <TaskNameField index={index} label="Việc cần làm" />
      </FullRow>
      <Controller
        control={control}
        name={`items.${index}.doer`}
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            label="Người thực hiện"
            required
            options={optionsOf(leaverTaskDoerLabels)}
            onValueChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name={`items.${index}.due_rule`}
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            label="Cách tính hạn"
            required
            hint={wordsOfItem(item)}
            options={optionsOf(leaverDueRuleLabels)}
            onValueChange={onChange}
          />
        )}
      />
      {!isByLaw(item.due_rule) && (
        <Controller
          control={control}
          name={`items.${index}.due_days`}
          rules={{
            validate: (days) =>
              (days !== null && Math.abs(days) <= 365) || 'Vui lòng nhập số ngày từ -365 đến 365.',
          }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <NumberField
              {...field}
              label="Số ngày so với ngày làm việc cuối cùng"
              hint="Số âm là trước ngày làm việc cuối cùng."
              required
              error={fieldState.error?.message}
              onValueChange={onChange}
            />
          )}
        />
      )}
    </Columns>
  )
}

function optionsOf<Value extends string>(labels: Record<Value, string>) {
  // The keys of a table of labels are the contract's words.
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))
}
