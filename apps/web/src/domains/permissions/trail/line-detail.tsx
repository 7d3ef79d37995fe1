import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { changeWords } from '#web/kit/detail-page/change-words.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'

/** What a line changed: old → new of what the reader may see, and the names of the rest. */
export function LineDetail({ entry }: { entry: Row<'auditTrail'> }) {
  const { changes, changed_labels: labels, request_id: requestId } = entry
  const told = new Set(changes.map(({ label }) => label.split(' › ').at(-1)))
  const others = labels.filter((label) => !told.has(label))
  return (
    <Stack gap="sm">
      {changes.length > 0 && (
        <Stack as="ul" gap="xs">
          {[...new Set(changes.map(changeWords))].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Stack>
      )}
      {others.length > 0 && <Text tone="soft">Không có giá trị để xem: {others.join(', ')}.</Text>}
      {changes.length + others.length === 0 && (
        <Text tone="soft">Dòng này không có trường nào thay đổi.</Text>
      )}
      {requestId !== null && (
        <Text size="hint" tone="hint">
          Mã yêu cầu: {requestId}
        </Text>
      )}
    </Stack>
  )
}
