import type { Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** What a stand-in may settle by rights of his own, and what he may not. */
export function StandInWork({ work }: { work: Pick<Schemas['StandIn'], 'covers' | 'lacks'> }) {
  const { covers, lacks } = work
  return (
    <Stack gap="xs">
      {covers.length > 0 && (
        <Text as="p" size="hint" tone="soft">{`Xử lý thay được: ${covers.join('; ')}.`}</Text>
      )}
      {lacks.length > 0 && (
        <Text as="p" size="hint" tone="soft">
          {`Không xử lý thay được vì không có quyền: ${lacks.join('; ')}.`}
        </Text>
      )}
    </Stack>
  )
}
