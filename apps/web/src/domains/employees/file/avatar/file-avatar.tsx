import { Avatar } from '@nhansu/ui/avatar/avatar.tsx'
import type { FilePartProps } from '../employee-file.ts'
import { useAvatar } from './use-avatar.ts'

/** The picture of whose file it is, or the initials. */
export function FileAvatar({ employee: { id, full_name, active } }: Pick<FilePartProps, 'employee'>) {
  return <Avatar name={full_name} src={useAvatar(id)} size="large" tone={active ? 'brand' : 'neutral'} />
}
