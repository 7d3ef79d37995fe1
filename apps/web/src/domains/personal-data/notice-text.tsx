import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** The words of a notice, each of its lines as a paragraph. */
export function NoticeText({ content }: { content: string }) {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  return (
    <Stack gap="sm">
      {lines.map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
    </Stack>
  )
}
