import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Data, Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-pay-levels'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { ValueWords } from '#web/kit/conflict/value-words.tsx'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { daysOf, payFields } from './pay-levels-panel.tsx'

type Pay = Input<'employeePayLevels.store'>['body']
type PayLevel = Data<'employeePayLevels.list'>['pay_levels'][number]

const fields = [
  ...withFacts(fieldFacts, [{ field: 'effective_date', input: 'date' as const }]),
  ...payFields,
  ...withFacts(fieldFacts, [
    { field: 'decision_no', input: 'text' as const },
    { field: 'decision_date', input: 'date' as const },
    { field: 'reason', input: 'text' as const },
  ]),
]

interface PayDialogProps extends Pick<FilePartProps, 'employee'> {
  onClose: () => void
}

/** Changes somebody's pay from a day on; what is left empty stays as it is. */
export default function PayDialog({ employee: { id, full_name }, onClose }: PayDialogProps) {
  const { mutateAsync: store } = useMutation(mutation('employeePayLevels.store'))
  return (
    <PayForm
      title={`Điều chỉnh lương: ${full_name}`}
      description="Mức mới áp dụng từ ngày hiệu lực. Mục để trống giữ như mức trước đó."
      verb="Ghi mức lương"
      done={`Đã ghi mức lương mới của ${full_name}.`}
      write={(body, dry_run) => store({ path: { id }, body, query: { dry_run } })}
      onClose={onClose}
    />
  )
}

interface CorrectPayProps extends PayDialogProps {
  level: PayLevel
}

/**
 * Puts another level in the place of one that is in effect. What the screen shows of that one stands there and is taken away by
 * emptying it; what stands behind dots stays as that one had it where it is left empty.
 */
export function CorrectPay({ employee: { id, full_name }, level, onClose }: CorrectPayProps) {
  const { mutateAsync: correct } = useMutation(mutation('employeePayLevels.correct'))
  const path = { id, row_id: level.id }
  return (
    <PayForm
      title={`Đính chính mức lương: ${full_name}`}
      description={`Thay cho mức ${daysOf(level).toLowerCase()}. Ngạch lương và ngày xét nâng lương đang ghi như mức này, xóa đi thì bỏ hẳn; mục khác để trống, cả số quyết định và lý do, giữ như mức đang đính chính.`}
      verb="Đính chính"
      done={`Đã đính chính mức lương của ${full_name}.`}
      from={level.valid_from}
      shown={{ pay_scale: level.pay_scale ?? '', next_raise_date: level.next_raise_date ?? null }}
      write={(body, dry_run) => correct({ path, body, query: { dry_run } })}
      onClose={onClose}
    />
  )
}

interface PayFormProps {
  title: string
  description: string
  verb: string
  done: string
  /** The day that stands there to begin with. */
  from?: string
  /** What stands there of the level that is corrected: left as it is it is not asked for, emptied it is taken away. */
  shown?: FormValues
  write: (body: Pay, isPreview: boolean) => Promise<Pick<Data<'employeePayLevels.store'>, 'warnings'>>
  onClose: () => void
}

function PayForm({ title, description, verb, done, from, shown = {}, write, onClose }: PayFormProps) {
  const form = useForm<FormValues>({
    defaultValues: { ...startValues(fields), ...shown, ...(from !== undefined && { effective_date: from }) },
    resolver: valibotResolver(rulesOf(fields)),
  })
  const work = usePreviewedWork(form, {
    preview: async (values: FormValues) => ({ values, ...(await write(bodyOf(values, shown), true)) }),
    work: async (values) => {
      await write(bodyOf(values, shown), false)
      return { done }
    },
    onClose,
  })
  return (
    <FormProvider {...form}>
      <PreviewedWork
        title={title}
        description={description}
        form={form}
        verb={verb}
        work={work}
        tell={({ values }) => {
          const asked = askedIn(values, shown)
          return fields
            .filter(({ field }) => field in asked)
            .map((field) => ({
              term: field.label,
              value:
                asked[field.field] === null ? 'Bỏ' : <ValueWords field={field} value={asked[field.field]} />,
            }))
        }}
        renderPreview={({ warnings }) => (
          <Stack gap="xs">
            {warnings.map((text) => (
              <Text key={text} as="p" tone="warn">
                {text}
              </Text>
            ))}
          </Stack>
        )}
        onClose={onClose}
      >
        <FormFields fields={fields} />
      </PreviewedWork>
    </FormProvider>
  )
}

/** What was filled in or emptied; the rules of the form have checked it against the contract. */
function bodyOf(values: FormValues, shown: FormValues): Pay {
  return askedIn(values, shown) as unknown as Pay
}

/** What is asked for: null for what stood there and was emptied. */
function askedIn(values: FormValues, shown: FormValues): FormValues {
  const asked = Object.entries(values).flatMap(([field, value]) => {
    const now = nothingIfEmpty(value)
    return now === nothingIfEmpty(shown[field]) ? [] : [[field, now] as const]
  })
  return Object.fromEntries(asked)
}

function nothingIfEmpty(value: FormValues[string] | undefined): FormValues[string] {
  return value === '' || value === undefined ? null : value
}

interface WithdrawPayProps {
  employeeId: number
  level: PayLevel
  onClose: () => void
}

/** Takes a level back that still waits for its day. */
export function WithdrawPay({ employeeId, level, onClose }: WithdrawPayProps) {
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const { mutateAsync: withdraw } = useMutation(mutation('employeePayLevels.withdraw'))
  const { problem, submit } = usePreviewedWork(form, {
    work: async ({ reason }: { reason: string }) => {
      await withdraw({ path: { id: employeeId, row_id: level.id }, body: { reason: reason.trim() } })
      return { done: 'Đã rút mức lương đang chờ.' }
    },
    onClose,
  })
  return (
    <FormDialogFrame
      title={`Rút mức lương: ${daysOf(level)}`}
      description="Mức lương chưa có hiệu lực và sẽ không được áp dụng nữa."
      form={form}
      problem={problem}
      submitLabel="Rút mức lương"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Lý do rút"
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          maxLength: 500,
          validate: (text) => text.trim() !== '' || 'Vui lòng nhập lý do rút.',
        })}
      />
    </FormDialogFrame>
  )
}
