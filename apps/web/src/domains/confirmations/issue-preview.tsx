import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

/** What the paper will say, before it has a number: wrong facts are seen while the file can still be put right. */
export function IssuePreview({ id }: { id: number }) {
  const asked = useQuery({ ...query('confirmationRequests.preview', { path: { id } }), staleTime: 0 })
  return (
    <Loaded query={asked} title="Chưa cấp được giấy này" level={3}>
      {({ paper: { title, subject, lines } }) => (
        <Stack gap="sm">
          <Text weight="medium">{title}</Text>
          {[...(subject === null ? [] : [subject]), ...lines].map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <Text tone="soft">Nội dung chưa đúng thì sửa hồ sơ nhân viên trước khi cấp giấy.</Text>
        </Stack>
      )}
    </Loaded>
  )
}
