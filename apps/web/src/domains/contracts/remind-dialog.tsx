import type { Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { refreshContracts } from './refresh-contracts.ts'

type Reminder = Schemas['ContractReminderNow']

interface RemindDialogProps {
  ids: readonly number[]
  /** How many contracts. */
  name: string
  onClose: () => void
}

/** Shows who would be reminded of which contracts, and has it sent at once. */
export default function RemindDialog({ ids, name, onClose }: RemindDialogProps) {
  const form = useForm({ defaultValues: {} })
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const body = { ids: [...ids] }
  const preview = useQuery({
    queryKey: ['contracts.remind', body],
    queryFn: ({ signal }) => client.call('contracts.remind', { query: { dry_run: true }, body }, { signal }),
    // It holds for the moment that it is looked at.
    gcTime: 0,
    retry: false,
  })
  const reminders = preview.data?.reminders ?? []
  const told = reminders.filter((reminder) => reminder.problem === null)
  const isInVain = preview.data !== undefined && told.length === 0
  const submit = async () => {
    forget()
    // Why nobody can be told of any stands beside each.
    if (isInVain) {
      onClose()
      return
    }
    try {
      const answer = await client.call('contracts.remind', { body })
      discardUnsavedWork()
      const sent = answer.reminders.filter((reminder) => reminder.problem === null)
      toast.ok('Đã gửi nhắc.', { description: `${sent.length} hợp đồng` })
      await refreshContracts()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title={`Nhắc: ${name}`}
      description="Gửi ngay cho người nhận theo quy tắc nhắc việc của công ty; mỗi hợp đồng nhắc nhiều nhất một lần trong ngày."
      form={form}
      problem={problem}
      submitLabel={submitLabelOf(isInVain, told.length)}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview.isPending && <Text tone="soft">Đang xem trước…</Text>}
      {preview.error && <Text tone="bad">{errorText(preview.error)}</Text>}
      <Stack as="ul" gap="sm">
        {reminders.map((reminder) => (
          <li key={reminder.contract_id}>
            <Text as="p" weight="medium">
              {[reminder.contract_number ?? 'Bản nháp', reminder.full_name].join(', ')}
            </Text>
            <Text as="p" tone={reminder.problem === null ? 'soft' : 'warn'}>
              {reminder.problem ?? readersOf(reminder)}
            </Text>
          </li>
        ))}
      </Stack>
    </FormDialogFrame>
  )
}

function submitLabelOf(isInVain: boolean, total: number): string {
  if (isInVain) return 'Đóng'
  return total > 0 ? `Nhắc ${total} hợp đồng` : 'Nhắc'
}

/** Who has no address of the company is told in the product alone. */
function readersOf({ recipients }: Reminder): string {
  return `Gửi: ${recipients.map(({ full_name, has_mail }) => (has_mail ? full_name : `${full_name} (chỉ thông báo trong phần mềm)`)).join(', ')}`
}
