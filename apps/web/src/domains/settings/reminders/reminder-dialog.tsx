import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { reminderKindLabels } from '@nhansu/sdk/domains/reminders'
import { fieldFacts } from '@nhansu/sdk/field-facts/reminder-rules'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import type { AnyField, Labels } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { usePermission } from '#web/session/use-profile.ts'

type Rule = Schemas['ReminderRule']

const steps = [180, 120, 90, 75, 60, 45, 30, 20, 15, 14, 10, 7, 5, 3, 2, 1, 0]

/** Changes when people are reminded of a kind, and who they are. */
export function ReminderDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const fields = useFields(rule)
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, { ...rule }),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const save = async (values: FormValues) => {
    forget()
    try {
      // The form's values are those of the declared fields.
      const body = { ...values, version: rule.version } as Input<'reminderRules.update'>['body']
      await client.call('reminderRules.update', { path: { id: rule.id }, body })
      discardUnsavedWork()
      toast.ok(messages.updated, { description: reminderKindLabels[rule.kind] })
      await queryClient.invalidateQueries(query('reminderRules.list'))
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={`Nhắc việc: ${reminderKindLabels[rule.kind]}`}
        description="Áp dụng từ 6 giờ sáng hôm sau; mỗi mốc chỉ nhắc một lần."
        form={form}
        problem={problem}
        isChange
        onSubmit={save}
        onClose={onClose}
      >
        <FormFields fields={fields} />
      </FormDialogFrame>
    </FormProvider>
  )
}

/** The fields of a rule; its days and its roles can always be chosen again, whatever else is offered. */
function useFields({ days_before, role_ids, role_names }: Rule): readonly AnyField[] {
  const maySeeRoles = usePermission('permission_access')
  const roles = useQuery({ ...query('roles.list'), enabled: maySeeRoles })
  return useMemo(() => {
    const days: Labels = Object.fromEntries(
      [...new Set([...steps, ...days_before])].map((day) => [day, day === 0 ? 'Đúng ngày' : `${day} ngày`]),
    )
    const offered = roles.data?.roles.map(({ id, name }) => [id, name] as const) ?? []
    const kept = role_ids.map((id, index) => [id, role_names[index] ?? ''] as const)
    const roleNames: Labels = Object.fromEntries([...kept, ...offered])
    // Each is a field of the update's body, which is where its facts come from.
    return withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.update } }, [
      { field: 'days_before', input: { several: days }, required: true, hint: 'Tối đa 6 mốc.' },
      { field: 'to_holder', input: 'switch' },
      {
        field: 'to_head',
        input: 'switch',
        hint: 'Đơn vị không có trưởng thì nhắc trưởng của đơn vị cấp trên.',
      },
      {
        field: 'role_ids',
        input: { several: roleNames },
        hint: 'Chỉ nhận việc của những đơn vị mà vai trò được xem.',
      },
      { field: 'employee_ids', input: { references: 'employees' }, hint: 'Nhận việc của cả công ty.' },
      { field: 'is_active', input: 'switch' },
    ] as const) as readonly AnyField[]
  }, [days_before, role_ids, role_names, roles.data])
}
