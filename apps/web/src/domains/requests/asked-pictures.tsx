import { Avatar } from '@nhansu/ui/avatar/avatar.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMemo } from 'react'
import { useFetchedPicture } from '#web/kit/pictures/use-fetched-picture.ts'
import { useAvatar } from '../employees/public.ts'
import { fetchEvidence } from './evidence.tsx'
import type { Request } from './use-review.ts'

/** The picture that is asked for beside the one that the file has; of a request that is decided the one asked for alone. */
export function AskedPictures({ request }: { request: Request }) {
  const { id, full_name: name, picture, employee_id: employeeId, state } = request
  const asked = picture?.id
  const fetchPicture = useMemo(
    () => (asked === undefined ? undefined : (signal: AbortSignal) => fetchEvidence(id, asked, signal)),
    [id, asked],
  )
  const { address, problem } = useFetchedPicture(fetchPicture)
  const standing = useAvatar(employeeId)
  if (asked === undefined) return null
  return (
    <Inline gap="lg">
      {state === 'waiting' && <Picture label="Ảnh đang có" name={name} src={standing} />}
      <Picture label="Ảnh mới" name={name} src={address} />
      {problem && <Text tone="bad">{problem}</Text>}
    </Inline>
  )
}

function Picture({ label, name, src }: { label: string; name: string; src: string | undefined }) {
  return (
    <Stack gap="xs">
      <Text tone="soft">{label}</Text>
      <Avatar name={`${label}: ${name}`} src={src} size="large" />
    </Stack>
  )
}
