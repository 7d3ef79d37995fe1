import { upload } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import type { FileActions } from '../actions.ts'
import type { FilePartProps } from '../employee-file.ts'

type Mode = Schemas['RequestChangeMode']

const AvatarDialog = lazy(() => import('./avatar-dialog.tsx'))

/** 'Đổi ảnh của tôi' in one's own file: at once or by a reviewer, as the company says once it is asked. */
export function useAskAvatarAction({ employee, own }: FilePartProps): FileActions {
  const [mode, setMode] = useState<Mode>()
  const toast = useToast()
  const id = 'ask-avatar'
  if (!own) return { id, actions: [] }
  const open = async () => {
    try {
      const { settings } = await queryClient.fetchQuery(query('requestChangeSettings.show'))
      const said = settings.fields.find(({ field }) => field === 'avatar')?.mode ?? 'hr'
      if (said === 'hr') toast.warn('Ảnh trong hồ sơ do bộ phận nhân sự cập nhật.')
      else setMode(said)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return {
    id,
    actions: [{ id, label: 'Đổi ảnh của tôi', icon: Camera, folded: true, onSelect: () => void open() }],
    dialogs: mode && (
      <Suspense>
        <AvatarDialog
          employee={employee}
          says={mode === 'self' ? 'Ảnh được thay ngay.' : 'Ảnh mới hiển thị khi được duyệt.'}
          send={async (body) => {
            const { request } = await upload(client, 'requestChangeInfos.storePicture', { body })
            await Promise.all(
              (['requestChangeInfos', 'employeeAvatar'] as const).map((resource) =>
                invalidate(queryClient, resource),
              ),
            )
            toast.ok(request ? 'Đã gửi yêu cầu đổi ảnh.' : 'Đã cập nhật ảnh.')
          }}
          onClose={() => setMode(undefined)}
        />
      </Suspense>
    ),
  }
}
