import type { Data } from '@nhansu/sdk/contract'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'

interface IssuePreviewProps {
  asked: UseQueryResult<Data<'confirmationRequests.preview'>, AnyApiError>
}

/** What the paper will say, before it has a number: wrong facts are seen while the file can still be put right. */
export function IssuePreview({ asked }: IssuePreviewProps) {
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
