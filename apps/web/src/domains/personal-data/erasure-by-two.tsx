import type { Schemas } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Switch } from '@nhansu/ui/switch/switch.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'

interface ByTwoProps {
  settings: Schemas['ErasureSettings']
  mayEdit: boolean
}

/** Whether leavers are erased by two people; who may erase and gives rights besides changes it. */
export function ByTwo({ settings: { by_two, version }, mayEdit }: ByTwoProps) {
  const givesRights = usePermission('permission_edit')
  const toast = useToast()
  const { mutate } = useMutation({
    ...mutation('erasures.saveSettings'),
    onSuccess: () => toast.ok('Đã lưu cài đặt.'),
    onError: (error) => toast.bad(errorText(error, 'Không lưu được cài đặt.')),
  })
  return (
    <Card title="Cách xác nhận xóa">
      <Switch
        label="Xóa phải có hai người: một người đề nghị, một người khác xác nhận"
        hint="Khi không còn ai khác có quyền, người đề nghị tự xác nhận được. Đề nghị đã lập giữ cách xác nhận của lúc đó."
        checked={by_two}
        onCheckedChange={(isOn) => mutate({ body: { by_two: isOn, version } })}
        {...(!(mayEdit && givesRights) && { readOnly: true })}
      />
    </Card>
  )
}
