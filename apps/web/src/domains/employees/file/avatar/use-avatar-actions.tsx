import { upload } from '@nhansu/sdk'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Camera, ImageOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { FileActions } from '../actions.ts'
import type { FilePartProps } from '../employee-file.ts'
import { useStoredAvatar } from './use-avatar.ts'

// Opened once in the life of a file.
const AvatarDialog = lazy(() => import('./avatar-dialog.tsx'))

/** Gives the employee another picture, or takes it away; the toast brings it back. */
export function useAvatarActions({ employee, own }: FilePartProps): FileActions {
  const mayEdit = usePermission('employee_edit') && !own
  const stored = useStoredAvatar(employee.id)
  const [isOpen, setIsOpen] = useState(false)
  const toast = useToast()
  const path = { id: employee.id }
  const { queryKey } = query('employeeAvatar.show', { path })
  const restore = async (id: number, instead_of: number | null = null) => {
    try {
      queryClient.setQueryData(
        queryKey,
        await client.call('employeeAvatar.restorePicture', { path, body: { id, instead_of } }),
      )
      toast.ok('Đã hoàn tác.')
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const remove = async (id: number) => {
    try {
      queryClient.setQueryData(queryKey, await client.call('employeeAvatar.destroy', { path }))
      toast.ok('Đã gỡ ảnh.', { description: employee.full_name, action: { run: () => void restore(id) } })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const id = 'avatar'
  if (!mayEdit) return { id, actions: [] }
  const change = {
    id: 'change-avatar',
    label: stored ? 'Đổi ảnh' : 'Thêm ảnh',
    icon: Camera,
    folded: true,
    onSelect: () => setIsOpen(true),
  }
  const takeAway = stored && {
    id: 'remove-avatar',
    label: 'Gỡ ảnh',
    icon: ImageOff,
    folded: true,
    onSelect: () => void remove(stored.id),
  }
  return {
    id,
    actions: takeAway ? [change, takeAway] : [change],
    dialogs: isOpen && (
      <Suspense>
        <AvatarDialog
          employee={employee}
          send={async (body) => {
            const saved = await upload(client, 'employeeAvatar.store', { path, body })
            queryClient.setQueryData(queryKey, saved)
            const now = saved.avatar
            toast.ok('Đã cập nhật ảnh.', {
              description: employee.full_name,
              ...(stored && now && { action: { run: () => void restore(stored.id, now.id) } }),
            })
          }}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    ),
  }
}
