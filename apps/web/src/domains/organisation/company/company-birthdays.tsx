import type { Data } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Switch } from '@nhansu/ui/switch/switch.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'

type Company = Data<'company.show'>['company']

const label = 'Cho mọi người biết sinh nhật trong đơn vị mình'

/** What the first page tells everybody about colleagues. */
export function CompanyBirthdays({ company }: { company: Company }) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (birthdays_shown: boolean) =>
      client.call('company.update', { body: { birthdays_shown, version: company.version } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query('company.show').queryKey, saved)
      toast.ok(messages.updated, { description: 'Trang chủ' })
    },
    onError: (error) => toast.bad(errorText(error)),
  })
  return (
    <Card title="Trên trang chủ">
      <Switch
        label={label}
        hint="Ai cũng thấy họ tên, ngày và tháng sinh của người cùng đơn vị trong 7 ngày tới; không ai thấy năm sinh."
        checked={company.birthdays_shown}
        onCheckedChange={(shown) => mutate(shown)}
        readOnly={isPending}
      />
    </Card>
  )
}
