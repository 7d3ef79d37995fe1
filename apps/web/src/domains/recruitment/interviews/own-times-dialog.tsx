import type { Input, Schemas } from '@nhansu/sdk/contract'
import { weekdayLabels } from '@nhansu/sdk/domains/recruitment'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation, query } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { HoursFields, type OwnTimesValues } from './hours-fields.tsx'

type Times = Schemas['InterviewerTimes']

const title = 'Giờ phỏng vấn của tôi'

const noFile =
  'Tài khoản của bạn không gắn với hồ sơ nhân viên nào ở công ty này nên không có giờ phỏng vấn để nhập.'

const weekdays = Object.entries(weekdayLabels).map(([value, label]) => ({ value: Number(value), label }))

/** When the reader takes interviews: whoever arranges them is told of it. */
export default function OwnTimesDialog({ onClose }: { onClose: () => void }) {
  const mine = useQuery(query('interviewerTimes.mine'))
  if (mine.data?.is_employee) return <OwnTimesForm times={mine.data.times} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title={title} />
        <DialogBody>{mine.data ? <Text>{noFile}</Text> : <NotYet query={mine} />}</DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function OwnTimesForm({ times, onClose }: { times: Times; onClose: () => void }) {
  const form = useForm<OwnTimesValues>({ defaultValues: times })
  const { problem, refuse, forget } = useRefusal(form)
  const [saving] = useState(() => mutation('interviewerTimes.save'))
  const { mutateAsync: save } = useMutation(saving)
  const toast = useToast()
  const submit = async (values: OwnTimesValues) => {
    forget()
    try {
      // The rules of the fields let nothing through that is not filled in.
      await save({ body: values as Input<'interviewerTimes.save'>['body'] })
      toast.ok('Đã lưu giờ phỏng vấn của bạn.')
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={title}
        description="Người xếp lịch được báo khi chọn giờ bạn không nhận. Không nhập giờ trong tuần nghĩa là giờ nào cũng được."
        size="large"
        form={form}
        problem={problem}
        isChange
        onSubmit={submit}
        onClose={onClose}
      >
        <Stack gap="lg">
          <WeeklyRows />
          <ExceptionRows />
        </Stack>
      </FormDialogFrame>
    </FormProvider>
  )
}

function WeeklyRows() {
  const { control } = useFormContext<OwnTimesValues>()
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'weekly' })
  return (
    <RepeatedRows
      title="Giờ trong tuần"
      rows={fields}
      rowKey={({ id }) => id}
      rowName={(_, index) => `khung giờ ${index + 1}`}
      addLabel="Thêm khung giờ"
      empty="Chưa nhập giờ nào: nhận phỏng vấn mọi giờ."
      {...(fields.length < 50 && {
        onAdd: () => append({ weekday: null, from_time: '08:00', to_time: '11:30' }),
      })}
      onRemove={remove}
      onRestore={({ weekday, from_time, to_time }, index) => insert(index, { weekday, from_time, to_time })}
      renderRow={(_, index) => (
        <Columns count={3}>
          <Controller
            control={control}
            name={`weekly.${index}.weekday`}
            rules={{ required: 'Vui lòng chọn thứ.' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Select
                {...field}
                label="Thứ"
                required
                options={weekdays}
                error={fieldState.error?.message}
                onValueChange={onChange}
              />
            )}
          />
          <HoursFields row={`weekly.${index}`} required />
        </Columns>
      )}
    />
  )
}

function ExceptionRows() {
  const { control, watch } = useFormContext<OwnTimesValues>()
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'exceptions' })
  return (
    <RepeatedRows
      title="Ngày khác thường lệ"
      rows={fields}
      rowKey={({ id }) => id}
      rowName={(_, index) => `ngày ${index + 1}`}
      addLabel="Thêm ngày"
      empty="Không có ngày nào khác thường lệ."
      {...(fields.length < 100 && {
        onAdd: () => append({ date: null, is_free: false, from_time: null, to_time: null }),
      })}
      onRemove={remove}
      onRestore={({ date, is_free, from_time, to_time }, index) =>
        insert(index, { date, is_free, from_time, to_time })
      }
      renderRow={(_, index) => (
        <Columns count={2}>
          <Controller
            control={control}
            name={`exceptions.${index}.date`}
            rules={{ required: 'Vui lòng nhập ngày.' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <DateField
                {...field}
                label="Ngày"
                required
                error={fieldState.error?.message}
                onValueChange={onChange}
              />
            )}
          />
          <Controller
            control={control}
            name={`exceptions.${index}.is_free`}
            render={({ field: { onChange, value, ...field } }) => (
              <Checkbox
                {...field}
                label="Nhận phỏng vấn trong giờ này"
                hint="Bỏ chọn nghĩa là không nhận; để trống giờ là cả ngày."
                checked={value}
                onCheckedChange={onChange}
              />
            )}
          />
          <HoursFields row={`exceptions.${index}`} required={watch(`exceptions.${index}.is_free`)} />
        </Columns>
      )}
    />
  )
}
