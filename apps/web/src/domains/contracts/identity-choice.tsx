import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { usePermission } from '#web/session/use-profile.ts'

interface IdentityChoiceProps {
  /** What is printed: 'phụ lục'. */
  of: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Whether a paper names identity number and address, for who may see them: nobody else ever has them printed. */
export function IdentityChoice({ of, ...state }: IdentityChoiceProps) {
  const seesIdentity = usePermission('employee_sensitive')
  if (!seesIdentity) return null
  return <Checkbox label={`Ghi số định danh và địa chỉ khi in ${of}`} {...state} />
}
